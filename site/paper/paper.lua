-- Give Typst the parts of the book by the names that book.typ and sheet.typ know.

local function typst(text) return pandoc.RawBlock("typst", text) end
local function quoted(text) return '"' .. text:gsub('[\\"]', "\\%0") .. '"' end
local wrapped = { exercise = true, bet = true, answer = true, settled = true, fold = true }

function Image(image)
  return pandoc.RawInline("typst", string.format(
    "#picture(%s, width: %s, alt: %s)",
    quoted(image.src), image.attributes.width or "400", quoted(pandoc.utils.stringify(image.caption))))
end

function Link(link)
  if link.classes:includes("page") then
    return pandoc.RawInline("typst", string.format(
      "#onpage(<%s>)[%s]", link.target:sub(2), pandoc.utils.stringify(link)))
  end
  link.attributes = {}
  return link
end

function Table(table)
  for _, column in ipairs(table.colspecs) do
    if column[1] == pandoc.AlignDefault then column[1] = pandoc.AlignLeft end
  end
  return table
end

local function around(name, blocks, id)
  local made = pandoc.Blocks({ typst("#" .. name .. "[") })
  if id ~= "" then made:insert(typst("#anchor(<" .. id .. ">)")) end
  made:extend(blocks)
  made:insert(typst("]"))
  return made
end

function Div(div)
  local name = div.classes[1]
  if name == "lines" then return typst("#lines(" .. div.attributes.count .. ")") end
  if name == "left" or name == "right" then return nil end -- for the one around them
  if name == "facing" then
    local made = pandoc.Blocks({ typst("#facing[") })
    made:extend(div.content[1].content)
    made:insert(typst("]["))
    made:extend(div.content[2].content)
    made:insert(typst("]"))
    return made
  end
  if wrapped[name] then return around(name, div.content, div.identifier) end
  return div.content
end

-- pandoc leaves signs that Typst would take for a heading or a list where they begin a cell or a paragraph
local function kept_plain(words)
  local first = words.content[1]
  if first and first.t == "Str" and (first.text:match("^[=+/-]+$") or first.text:match("^%d+%.$")) then
    words.content:insert(1, pandoc.RawInline("typst", "#h(0pt)"))
    return words
  end
end

Plain, Para, Strong, Emph = kept_plain, kept_plain, kept_plain, kept_plain

import type { XmlElement } from '../xml.ts'

/** Larger or deeper documents are refused: messages about an invoice have a few kilobytes. */
const most = { signs: 1_000_000, depth: 50 } as const

/**
 * A declaration, a comment, a text, or a tag; anything else that begins with `<!` matches none of
 * them.
 */
const piece =
  /<\?[^]*?\?>|<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

interface Open {
  readonly name: string
  readonly attributes: XmlElement['attributes']
  readonly elements: XmlElement[]
  text: string
}

/**
 * The root of an XML document, whose names have no prefixes; `null` for a document that is not
 * well-formed, is too large, or declares a document type, because entities declared there can
 * expand without end.
 */
export function readXml(document: string): XmlElement | null {
  if (document.length > most.signs) return null
  const top: Open = { name: '', attributes: {}, elements: [], text: '' }
  const open: Open[] = [top]
  piece.lastIndex = document.startsWith('\uFEFF') ? 1 : 0
  while (piece.lastIndex < document.length) {
    const found = piece.exec(document)
    const parent = open.at(-1)
    if (found === null || parent === undefined) return null
    const [, plainText, closing, tag, attributes = '', selfClosing, text] = found
    if (plainText !== undefined) parent.text += plainText
    else if (text !== undefined) parent.text += unescaped(text)
    else if (tag !== undefined && closing === '/') {
      if (open.length === 1 || parent.name !== localName(tag)) return null
      open.pop()
      open.at(-1)?.elements.push(closed(parent))
    } else if (tag !== undefined) {
      const element = { name: localName(tag), attributes: attributesIn(attributes) }
      if (selfClosing === '/') parent.elements.push({ ...element, content: '' })
      else open.push({ ...element, elements: [], text: '' })
    }
    if (open.length > most.depth) return null
  }
  const [root, second] = top.elements
  const isWhole = open.length === 1 && second === undefined && top.text.trim() === ''
  return isWhole ? (root ?? null) : null
}

/** The elements at a path of names below an element, in their order. */
export function elementsAt(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (elements, name) =>
      elements.flatMap(({ content }) =>
        typeof content === 'string' ? [] : content.filter((each) => each.name === name),
      ),
    [element],
  )
}

/** The text of the first element at a path, without the spaces around it; `null` where there is none. */
export function textAt(element: XmlElement, ...path: readonly string[]): string | null {
  const [first] = elementsAt(element, ...path)
  if (first === undefined || typeof first.content !== 'string') return null
  const text = first.content.trim()
  return text === '' ? null : text
}

function closed({ name, attributes, elements, text }: Open): XmlElement {
  return { name, attributes, content: elements.length > 0 ? elements : text }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function attributesIn(text: string): XmlElement['attributes'] {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      localName(name),
      unescaped(double ?? single ?? ''),
    ]),
  )
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/**
 * A text with its XML entities replaced by characters; unknown entities stay as they are written.
 */
function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#x([\dA-Fa-f]{1,6})|#(\d{1,7})|(\w+));/g,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return named[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      const isSign = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && code !== 0
      return isSign ? String.fromCodePoint(code) : whole
    },
  )
}

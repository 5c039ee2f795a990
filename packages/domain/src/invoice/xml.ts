/** An element of an XML document: its name, its attributes, and a text or the elements in it. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly XmlElement[]
}

type Part = XmlElement | null | readonly Part[]

/** An element that holds others, in the given order; `null` parts are left out. */
export function element(name: string, ...parts: readonly Part[]): XmlElement {
  return { name, attributes: {}, content: flat(parts) }
}

/** An element that holds a text. */
export function textElement(
  name: string,
  content: string,
  attributes: XmlElement['attributes'] = {},
): XmlElement {
  return { name, attributes, content }
}

function flat(parts: readonly Part[]): XmlElement[] {
  return parts.flatMap((part): XmlElement[] =>
    part === null ? [] : isList(part) ? flat(part) : [part],
  )
}

function isList(part: XmlElement | readonly Part[]): part is readonly Part[] {
  return Array.isArray(part)
}

/**
 * The document in ASCII: other characters become numeric references, so that no program can misread
 * them. Characters that XML does not allow are left out.
 */
export function xmlDocument(
  root: XmlElement,
  namespaces: Readonly<Record<string, string>>,
): string {
  const declared = Object.fromEntries(
    Object.entries(namespaces).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]),
  )
  const whole = { ...root, attributes: { ...declared, ...root.attributes } }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(whole, '')}\n`
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const inside = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const open = `${indent}<${name}${inside.join('')}>`
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>`
  const parts = content.map((part) => written(part, `${indent}  `))
  return [open, ...parts, `${indent}</${name}>`].join('\n')
}

const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return [...text.toWellFormed()]
    .filter((sign) => isAllowed(sign.codePointAt(0) ?? 0))
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0
      return special[sign] ?? (code > 126 ? `&#${code};` : sign)
    })
    .join('')
}

function isAllowed(code: number): boolean {
  if (code < 32) return code === 9 || code === 10 || code === 13
  return code !== 0xfffe && code !== 0xffff
}

import { z } from 'zod'

const webAddress = z.url({ normalize: true })

/**
 * An e-mail address as it is stored and compared: in lower case, with an accented domain in its
 * ASCII form (`société.fr` is `xn--socit-esab.fr`), so that one address is one account.
 */
export function emailAddress(typed: string): string {
  const text = typed.normalize('NFC').toLowerCase()
  const at = text.lastIndexOf('@')
  return at < 0 ? text : text.slice(0, at + 1) + asciiDomain(text.slice(at + 1))
}

/** Whether the part before the « @ » is ASCII; true for an address without that part. */
export function hasPlainLocalPart(address: string): boolean {
  const at = address.lastIndexOf('@')
  return at < 0 || /^[ -~]*$/.test(address.slice(0, at))
}

/** A domain in its ASCII form; a text that is no domain is returned unchanged. */
export function asciiDomain(domain: string): string {
  // A text with a port or a path is no domain.
  if (/^[ -~]*$|[/:?#\\]/.test(domain)) return domain
  // The platform's URL parser writes the domain in ASCII.
  const { data } = webAddress.safeParse(`http://${domain}`)
  return data === undefined ? domain : data.slice('http://'.length, -1)
}

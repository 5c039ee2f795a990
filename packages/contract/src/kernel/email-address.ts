import { z } from 'zod'

const webAddress = z.url({ normalize: true })

/**
 * An e-mail address as it is kept and compared: in lower case, a domain with accents in the letters
 * that mail travels with (`société.fr` is `xn--socit-esab.fr`), so that one address is one account.
 */
export function emailAddress(typed: string): string {
  const text = typed.normalize('NFC').toLowerCase()
  const at = text.lastIndexOf('@')
  return at < 0 ? text : text.slice(0, at + 1) + asciiDomain(text.slice(at + 1))
}

/** Whether what stands before the « @ » is of ASCII alone; true of what has none. */
export function hasPlainLocalPart(address: string): boolean {
  const at = address.lastIndexOf('@')
  return at < 0 || /^[ -~]*$/.test(address.slice(0, at))
}

/** A domain in the letters that mail travels with; one that is none stays as it was typed. */
function asciiDomain(domain: string): string {
  // A port or a path is no part of a domain.
  if (/^[ -~]*$|[/:?#\\]/.test(domain)) return domain
  // As the address of a page it is read by the platform, which writes it so.
  const { data } = webAddress.safeParse(`http://${domain}`)
  return data === undefined ? domain : data.slice('http://'.length, -1)
}

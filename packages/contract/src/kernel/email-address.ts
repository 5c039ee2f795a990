/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js'

/**
 * An e-mail address as it is kept and compared: in lower case, a domain with accents in the letters
 * that mail travels with (`société.fr` is `xn--socit-esab.fr`), so that one address is one account.
 */
export function emailAddress(typed: string): string {
  const text = typed.normalize('NFC').toLowerCase()
  const at = text.lastIndexOf('@')
  return at < 0 ? text : text.slice(0, at + 1) + punycode.toASCII(text.slice(at + 1))
}

/** Whether what stands before the « @ » is of ASCII alone; true of what has none. */
export function hasPlainLocalPart(address: string): boolean {
  const at = address.lastIndexOf('@')
  return at < 0 || /^[ -~]*$/.test(address.slice(0, at))
}

/** The same address as people write it, for screens; a domain that cannot be read stays as it is. */
export function shownEmail(kept: string): string {
  const at = kept.lastIndexOf('@')
  try {
    return kept.slice(0, at + 1) + punycode.toUnicode(kept.slice(at + 1))
  } catch {
    return kept
  }
}

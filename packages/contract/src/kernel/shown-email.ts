/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js'

/**
 * The stored address as people write it, for screens; a domain that cannot be decoded is unchanged.
 */
export function shownEmail(kept: string): string {
  const at = kept.lastIndexOf('@')
  try {
    return kept.slice(0, at + 1) + punycode.toUnicode(kept.slice(at + 1))
  } catch {
    return kept
  }
}

/**
 * Types of the package `punycode.js`, which has none. A path in tsconfig would make the runner of
 * the journeys load this file at run time.
 */
declare module 'punycode.js' {
  interface Punycode {
    /** A domain whose labels with non-ASCII letters are written as `xn--…`. */
    toASCII(domain: string): string
    /** Throws on a label that begins with `xn--` but is not valid. */
    toUnicode(domain: string): string
  }

  const punycode: Punycode
  export default punycode
}

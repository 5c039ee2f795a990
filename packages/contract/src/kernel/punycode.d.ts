/**
 * The types of the package `punycode.js`, which brings none. A path in tsconfig would lead the runner of
 * the journeys here at run time.
 */
declare module 'punycode.js' {
  interface Punycode {
    /** The labels of a domain that have other letters than ASCII, each as `xn--…`. */
    toASCII(domain: string): string
    /** Throws on a label that begins with `xn--` and is no such text. */
    toUnicode(domain: string): string
  }

  const punycode: Punycode
  export default punycode
}

/** The types of the package `punycode.js`, which brings none; named in `tsconfig.base.json`. */
interface Punycode {
  /** The labels of a domain that have other letters than ASCII, each as `xn--…`. */
  toASCII(domain: string): string
  /** Throws on a label that begins with `xn--` and is no such text. */
  toUnicode(domain: string): string
}

declare const punycode: Punycode
export default punycode

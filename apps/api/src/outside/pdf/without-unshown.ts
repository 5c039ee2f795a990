/** What stands for a sign that no font has. */
const missing = '□'
/** A document names all its missing signs at once; a sign may be missing in the company of others only. */
const mostTries = 3
const complaint = /the text `\\"(.+?)\\"` could not be displayed/gu

/**
 * Renders JSON, and again without the signs that no font has: a PDF that keeps to its standard may
 * not hold them, and the compiler refuses it by naming each.
 */
export function withoutUnshown<Result>(json: string, render: (json: string) => Result): Result {
  let left = json
  for (let tries = 1; ; tries += 1) {
    try {
      return render(left)
    } catch (error) {
      const unshown = [...String(error).matchAll(complaint)].map(([, text = '']) => unescaped(text))
      if (unshown.length === 0 || tries === mostTries) throw error
      left = withoutTexts(left, unshown)
    }
  }
}

/** Signs that cannot be printed are named by their number: `\\u{10ffff}`. */
function unescaped(text: string): string {
  return text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_all, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

function withoutTexts(json: string, texts: readonly string[]): string {
  return JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
    typeof value === 'string'
      ? texts.reduce((left, text) => left.replaceAll(text, missing), value)
      : value,
  )
}

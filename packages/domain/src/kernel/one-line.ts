/** Between two letters U+200C and U+200D spell Persian and Indic names; elsewhere nothing is seen of them. */
const loneJoiners = /(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/gu
/** U+0000 stays, since the API refuses it in every text. */
const unseen = /(?![\0\u200C\u200D])[\p{Cc}\p{Cf}]/gu

/**
 * A text of one line as it is kept: tabs and line breaks are one space, and the signs that nobody
 * sees are out, so that a paper, a file and a screen say the same.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(unseen, '')
    .replaceAll(loneJoiners, '')
    .trim()
}

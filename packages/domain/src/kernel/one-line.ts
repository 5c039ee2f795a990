/**
 * Between two letters U+200C and U+200D spell Persian and Indic names, between two pictures they make
 * one of them; elsewhere nothing is seen of them.
 */
const loneJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])/gu
/** U+0000 stays, since the API refuses it in every text; line breaks, since some texts have them. */
const unseen = /(?![\0\n\u200C\u200D])[\p{Cc}\p{Cf}]/gu

/** A text without the signs that nobody sees; its line breaks are U+000A. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(loneJoiners, '')
}

/**
 * A text of one line as it is kept: tabs and line breaks are one space, and the signs that nobody
 * sees are out, so that a paper, a file and a screen say the same.
 */
export function oneLine(text: string): string {
  return withoutUnseen(text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')).trim()
}

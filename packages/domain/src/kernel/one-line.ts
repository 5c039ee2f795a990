/**
 * U+200C and U+200D change what is seen only between two letters (Persian and Indic names) or two
 * pictures (one joined picture); anywhere else they are invisible.
 */
const loneJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])/gu
/**
 * U+0000 stays, because the API refuses it in every text; line breaks stay, because some texts have
 * them.
 */
const unseen = /(?![\0\n\u200C\u200D])[\p{Cc}\p{Cf}]/gu

/** A text without its invisible characters; its line breaks are U+000A. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(loneJoiners, '')
}

/**
 * A text of one line as it is stored: tabs and line breaks become one space, and invisible
 * characters are removed, so that documents, files and screens show the same text.
 */
export function oneLine(text: string): string {
  return withoutUnseen(text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')).trim()
}

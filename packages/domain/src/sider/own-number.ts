/** Characters of the number under which a company knows a Sider (« matricule »). */
export const longestOwnNumber = 30

/** A number as it is compared and found: « 00123 » keeps its zeros, case does not count. */
export function ownNumberKey(number: string): string {
  return number.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
}

/** Whether a text can be such a number. */
export function isOwnNumber(text: string): boolean {
  const key = ownNumberKey(text)
  return key !== '' && text.trim().length <= longestOwnNumber && !/\p{Cc}/u.test(key)
}

/** The most characters of a search text. */
export const longestSearch = 100

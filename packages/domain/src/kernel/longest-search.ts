/** What is searched for has at most so many signs. */
export const longestSearch = 100

/** Acting on behalf of a user: its minutes, and the characters of its reason. */
export const impersonation = { minutes: 60, shortestReason: 5, longestReason: 300 } as const

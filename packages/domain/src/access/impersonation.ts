/** How internal staff act for a user: for a reason that stays in the audit trail, and not for long. */
export const impersonation = { minutes: 60, shortestReason: 5, longestReason: 300 } as const

/**
 * Header with which a page of the product says that its browser keeps the session in a cookie. A
 * cookie counts only beside it: no form and no page of another origin can send it unasked.
 */
export const sessionInHeader = 'session-in'

/** The value of that header on the pages of accounts. */
export const inCookie = 'cookie'

/** The value on the pages of a Sider, whose cookie is another one: one browser may have both open. */
export const inSiderCookie = 'sider-cookie'

/** Below this path the cookie of Siders counts, and nowhere else. */
export const siderPaths = '/sider/'

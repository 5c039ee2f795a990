/**
 * Header with which a page of the product says that its browser keeps the session in a cookie. A
 * cookie counts only beside it: no form and no page of another origin can send it unasked.
 */
export const sessionInHeader = 'session-in'

/** The value of that header. */
export const inCookie = 'cookie'

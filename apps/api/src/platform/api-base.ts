/** Address that the API lives under; the web app has the rest of the origin. */
export const apiBase = '/api'

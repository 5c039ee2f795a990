/** The path of the API; the web app has all other paths of the origin. */
export const apiBase = '/api'

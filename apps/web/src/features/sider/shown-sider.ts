/** A French number in pairs, « 06 12 34 56 78 »; any other number unchanged. */
export function formatPhone(e164: string): string {
  const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(e164)
  if (french === null) return e164
  const [, first, ...pairs] = french
  return [`0${first ?? ''}`, ...pairs].join('\u00a0')
}

/** The only origin of the pictures of Siders. */
const apiBase: string = import.meta.env['VITE_API_BASE'] ?? '/api'
const base: string = import.meta.env['VITE_PICTURE_BASE'] ?? `${apiBase}/download/`

/** The picture of a Sider; `null` for any other origin, so that the initials show (WORK-16). */
export function siderPicture(url: string | null): string | null {
  return url !== null && url.startsWith(base) ? url : null
}

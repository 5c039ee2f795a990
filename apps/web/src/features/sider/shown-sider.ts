/** A French number by pairs, « 06 12 34 56 78 »; any other as it is kept. */
export function formatPhone(e164: string): string {
  const french = /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(e164)
  if (french === null) return e164
  const [, first, ...pairs] = french
  return [`0${first ?? ''}`, ...pairs].join('\u00a0')
}

/** Where pictures of workers may come from. */
const apiBase: string = import.meta.env['VITE_API_BASE'] ?? '/api'
const base: string = import.meta.env['VITE_PICTURE_BASE'] ?? `${apiBase}/download/`

/** WORK-16: a picture from anywhere else gives way to the initials. */
export function siderPicture(url: string | null): string | null {
  return url !== null && url.startsWith(base) ? url : null
}

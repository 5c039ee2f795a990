/** Where pictures of workers may come from. */
const apiBase: string = import.meta.env['VITE_API_BASE'] ?? '/api'
const base: string = import.meta.env['VITE_PICTURE_BASE'] ?? `${apiBase}/download/`

/** WORK-16: a picture from anywhere else gives way to the initials. */
export function workerPicture(url: string | null): string | null {
  return url !== null && url.startsWith(base) ? url : null
}

/** Where pictures of workers may come from. */
const base: string = import.meta.env['VITE_PICTURE_BASE'] ?? '/files/'

/** WORK-16: a picture from anywhere else gives way to the initials. */
export function workerPicture(url: string | null): string | null {
  return url !== null && url.startsWith(base) ? url : null
}

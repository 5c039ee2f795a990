/** Saves a file as the browser saves downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** How a number is written while it is typed: groups, capitals. Signs are added and removed, never moved. */
export type Shape = (typed: string) => string

/** Writes what is in a field in its shape; the cursor stays behind the same sign that is no space. */
export function shapeTyped(field: HTMLInputElement, shape: Shape): string {
  const typed = field.value
  const shaped = shape(typed)
  if (shaped === typed) return typed
  const before = signsIn(typed.slice(0, field.selectionStart ?? typed.length))
  field.value = shaped
  const cursor = placeAfter(shaped, before)
  field.setSelectionRange(cursor, cursor)
  return shaped
}

function signsIn(text: string): number {
  return text.replace(/\s/g, '').length
}

function placeAfter(text: string, signs: number): number {
  let place = 0
  while (place < text.length && signsIn(text.slice(0, place)) < signs) place += 1
  return place
}

import { commandKey } from '../../ui/command-key.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** Ctrl K, or ⌘ K on a Mac, where Ctrl K deletes to the end of a line. */
export function isPaletteKey(pressed: Pressed, command = commandKey()): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = pressed
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || repeat) return false
  return command === '⌘' ? metaKey && !ctrlKey : ctrlKey && !metaKey
}

/** The typed text after a key that is pressed before the field exists; `null` for a key that writes nothing. */
export function typedAfter(
  text: string,
  { key, ctrlKey, metaKey, altKey }: Omit<Pressed, 'repeat'>,
): string | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : null
}

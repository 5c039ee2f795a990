import { commandKey } from '../../ui/command-key.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** Ctrl K, ⌘ K on a Mac, where Ctrl K deletes to the end of a line. */
export function isPaletteKey(pressed: Pressed, command = commandKey()): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = pressed
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || repeat) return false
  return command === '⌘' ? metaKey && !ctrlKey : ctrlKey && !metaKey
}

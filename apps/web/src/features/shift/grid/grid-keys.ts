import type { Direction } from './grid-rows.ts'

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

export type GridCommand =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'edit' }
  | { readonly kind: 'typeOver'; readonly text: string }
  | { readonly kind: 'copyAbove' | 'remove' | 'submit' | 'revert' | 'help' }

const moves: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}
const farMoves: Readonly<Record<string, Direction>> = { Home: 'first', End: 'last' }

const plain: Readonly<Record<string, GridCommand>> = {
  Enter: { kind: 'edit' },
  F2: { kind: 'edit' },
  Backspace: { kind: 'typeOver', text: '' },
  Delete: { kind: 'remove' },
  Escape: { kind: 'revert' },
  '?': { kind: 'help' },
}

/** What a key means on a cell that is not being edited; `null` leaves it to the browser. */
export function gridCommand(event: Key): GridCommand | null {
  if (event.altKey) return null
  if (event.ctrlKey || event.metaKey) {
    const direction = farMoves[event.key]
    if (direction !== undefined) return { kind: 'move', direction }
    if (event.key === 'Enter') return { kind: 'submit' }
    return event.key.toLowerCase() === 'd' && !event.shiftKey ? { kind: 'copyAbove' } : null
  }
  const direction = moves[event.key]
  if (direction !== undefined) return event.shiftKey ? null : { kind: 'move', direction }
  const command = plain[event.key]
  if (command !== undefined) return command
  return event.key.length === 1 && event.key !== ' ' ? { kind: 'typeOver', text: event.key } : null
}

export type EditorCommand = 'enter' | 'submit' | 'next' | 'previous' | 'cancel' | 'more' | 'less'

/** What a key means inside a cell that is being edited. */
export function editorCommand(event: Key): EditorCommand | null {
  switch (event.key) {
    case 'Enter':
      return event.ctrlKey || event.metaKey ? 'submit' : 'enter'
    case 'Tab':
      return event.shiftKey ? 'previous' : 'next'
    case 'Escape':
      return 'cancel'
    case 'ArrowUp':
      return 'less'
    case 'ArrowDown':
      return 'more'
    default:
      return null
  }
}

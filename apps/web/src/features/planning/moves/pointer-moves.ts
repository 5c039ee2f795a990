import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { ShiftGesture } from '@renfort/domain/shift/gesture.ts'
import type { MoveRequest } from './move-request.ts'

/** Pixels of a card at its top and its bottom by which it is stretched. */
const edge = 7
/** Pixels of the pointer for a quarter of an hour. */
const pixelsOfStep = 8
const step = 15

const overClasses = ['inset-ring-2', 'inset-ring-blue']
const draggedClass = 'opacity-50'

type Ask = (request: Extract<MoveRequest, { kind: 'pointer' }>) => void
type Grip = 'start' | 'end' | 'whole'

/**
 * Lets a mouse take the cards of a sheet: to another day of their mission, with Ctrl or Alt as a copy, and
 * by their edges longer or shorter. Cards are made ready as the pointer comes, since rows come and go.
 */
export function movePointers(
  sheet: HTMLTableElement,
  ask: Ask,
  first: EventTarget | null,
): () => void {
  const ready = new Map<HTMLElement, () => void>()
  const prepare = (target: EventTarget | null) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
    if (card === null || ready.has(card)) return
    for (const [old, forget] of ready) {
      if (old.isConnected) continue
      forget()
      ready.delete(old)
    }
    ready.set(card, readyCard(card, ask))
  }
  const onOver = ({ target }: PointerEvent) => prepare(target)
  // The pointer rests already on what it came to.
  prepare(first)
  sheet.addEventListener('pointerover', onOver)
  return () => {
    sheet.removeEventListener('pointerover', onOver)
    for (const forget of ready.values()) forget()
  }
}

function readyCard(card: HTMLElement, ask: Ask): () => void {
  // A link is taken by itself otherwise, instead of its card.
  for (const link of card.querySelectorAll('a')) link.draggable = false
  const onMove = ({ clientY }: PointerEvent) => {
    card.style.cursor = gripAt(card, clientY) === 'whole' ? 'grab' : 'ns-resize'
  }
  card.addEventListener('pointermove', onMove)
  const forget = draggable(dragOf(card, ask))
  return () => {
    card.removeEventListener('pointermove', onMove)
    forget()
  }
}

function gripAt(card: HTMLElement, y: number): Grip {
  const { top, bottom } = card.getBoundingClientRect()
  return y - top <= edge ? 'start' : bottom - y <= edge ? 'end' : 'whole'
}

/** One card under the pointer, from its taking to its drop. */
function dragOf(card: HTMLElement, ask: Ask): Parameters<typeof draggable>[0] {
  const home = card.closest('td')
  const missionId = card.closest('tr')?.dataset['mission'] ?? ''
  const shiftId = card.dataset['card'] ?? ''
  let grip: Grip = 'whole'
  let said = ''
  let end = () => undefined as void
  const tell = (phase: 'over' | 'drop' | 'end', gesture: ShiftGesture, isCopy: boolean) => {
    const now = JSON.stringify([phase, gesture, isCopy])
    if (now === said) return
    said = now
    ask({ kind: 'pointer', missionId, shiftId, phase, gesture, isCopy })
  }
  const gestureAt = (location: Location): ShiftGesture => {
    const { initial, current } = location
    if (grip !== 'whole') {
      const steps = Math.round((current.input.clientY - initial.input.clientY) / pixelsOfStep)
      return { kind: 'stretch', edge: grip, minutes: steps * step }
    }
    const cell = current.dropTargets[0]?.element
    const to = cell instanceof HTMLTableCellElement ? cell.cellIndex : (home?.cellIndex ?? 0)
    return { kind: 'days', days: to - (home?.cellIndex ?? 0) }
  }
  const isCopy = ({ current: { input } }: Location) =>
    grip === 'whole' && (input.ctrlKey || input.altKey || input.metaKey)
  return {
    element: card,
    getInitialData: ({ input }) => {
      grip = gripAt(card, input.clientY)
      return {}
    },
    onGenerateDragPreview: ({ nativeSetDragImage }) => {
      if (grip !== 'whole') hidePreview(nativeSetDragImage)
    },
    onDragStart: () => {
      said = ''
      card.classList.add(draggedClass)
      end = grip === 'whole' ? targetDays(card) : dropTargetForElements({ element: document.body })
    },
    onDrag: ({ location }) => tell('over', gestureAt(location), isCopy(location)),
    onDrop: ({ location }) => {
      end()
      card.classList.remove(draggedClass)
      const isDropped = location.current.dropTargets.length > 0
      tell(isDropped ? 'drop' : 'end', gestureAt(location), isCopy(location))
    },
  }
}

/** What is stretched stays in its place. The library’s own blank picture is one that the content policy refuses. */
function hidePreview(setDragImage: DataTransfer['setDragImage'] | null): void {
  const blank = document.createElement('div')
  blank.className = 'fixed top-0 left-0 size-px opacity-0'
  document.body.append(blank)
  setDragImage?.(blank, 0, 0)
  requestAnimationFrame(() => blank.remove())
}

type Location = Parameters<NonNullable<Parameters<typeof draggable>[0]['onDrop']>>[0]['location']

/** The seven days of the mission take its cards. */
function targetDays(card: HTMLElement): () => void {
  const cells = [...(card.closest('tr')?.cells ?? [])]
  const forget = cells.map((element) =>
    dropTargetForElements({
      element,
      onDragEnter: () => element.classList.add(...overClasses),
      onDragLeave: () => element.classList.remove(...overClasses),
      onDrop: () => element.classList.remove(...overClasses),
    }),
  )
  return () => {
    for (const each of forget) each()
    for (const cell of cells) cell.classList.remove(...overClasses)
  }
}

import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { ShiftGesture } from '@renfort/domain/shift/gesture.ts'
import type { MoveRequest } from './move-request.ts'

/** Pixels of a card at its top and its bottom by which it is stretched. */
const edge = 7
/** Pixels of the pointer for a quarter of an hour. */
const pixelsOfStep = 8
const step = 15

const overClasses = ['inset-ring-2', 'inset-ring-blue']
/** Over a row that does not take it. */
const refusedClasses = ['inset-ring-2', 'inset-ring-red']
const draggedClass = 'opacity-50'

type PointerRequest = Extract<MoveRequest, { kind: 'pointer' }>
type Ask = (request: PointerRequest) => void
type Told = Pick<PointerRequest, 'gesture' | 'isCopy' | 'otherRow'>
type Grip = 'start' | 'end' | 'whole'

/**
 * Lets a mouse take the cards of a sheet: to another day of their row, with Ctrl or Alt as a copy, and
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
  const { mission: missionId = '', card: shiftId = '' } = card.dataset
  let grip: Grip = 'whole'
  let said = ''
  let end = () => undefined as void
  const tell = (phase: PointerRequest['phase'], told: Told) => {
    const now = JSON.stringify([phase, told])
    if (now === said) return
    said = now
    ask({ kind: 'pointer', missionId, shiftId, phase, ...told })
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
  const toldAt = (location: Location): Told => {
    const { input, dropTargets } = location.current
    const row = dropTargets[0]?.element.closest('tr') ?? null
    const isOther = grip === 'whole' && row !== null && row !== card.closest('tr')
    const rows = card.closest('table')?.dataset['rows'] === 'siders' ? 'siders' : 'missions'
    return {
      gesture: gestureAt(location),
      isCopy: grip === 'whole' && (input.ctrlKey || input.altKey || input.metaKey),
      otherRow: isOther ? rows : null,
    }
  }
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
    onDrag: ({ location }) => tell('over', toldAt(location)),
    onDrop: ({ location }) => {
      end()
      card.classList.remove(draggedClass)
      const isDropped = location.current.dropTargets.length > 0
      // The focus begins where the shift was, and follows it.
      if (isDropped) card.querySelector<HTMLElement>('[data-shift]')?.focus({ preventScroll: true })
      tell(isDropped ? 'drop' : 'end', toldAt(location))
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

/** The seven days of its row take a card; those of the others say that they do not. */
function targetDays(card: HTMLElement): () => void {
  const own = card.closest('tr')
  const cells = [...(card.closest('table')?.querySelectorAll<HTMLElement>('td[data-day]') ?? [])]
  const forget = cells.map((element) => {
    const classes = element.closest('tr') === own ? overClasses : refusedClasses
    const leave = () => element.classList.remove(...classes)
    const end = dropTargetForElements({
      element,
      onDragEnter: () => element.classList.add(...classes),
      onDragLeave: leave,
      onDrop: leave,
    })
    return () => {
      leave()
      end()
    }
  })
  return () => {
    for (const each of forget) each()
  }
}

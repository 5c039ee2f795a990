import type { ShiftGesture } from '@renfort/domain/shift/gesture.ts'
import type { Drag } from './move-request.ts'

/** The ends of a card, in pixels, that stretch it. */
const edge = 7
/** A click becomes a drag after this many pixels. */
const slack = 4
/** Minutes of the clock that a pointer moves or stretches by (SHIFT-11). */
const step = 15
const stepsOfDay = 96
/** Pixels for one step where the hours have no length on the screen. */
const pixelsOfStep = 8

const ownDay = ['inset-ring-2', 'inset-ring-blue']
const otherDay = ['inset-ring-2', 'inset-ring-red']

type Tell = (drag: Drag, isNew: boolean) => void
type Grip = 'start' | 'end' | 'whole'

/** Watches the document, because the rows of tables come and go. */
export function watchCards(tell: Tell): () => void {
  let letGo = () => undefined as void
  const onDown = (event: PointerEvent) => {
    const card = cardAt(event.target)
    if (card === null || event.button !== 0 || event.pointerType === 'touch') return
    letGo()
    letGo = holdCard(card, event, tell)
  }
  const onMove = (event: PointerEvent) => {
    const card = cardAt(event.target)
    if (card === null) return
    const stretches = isAlongHours(card) ? 'ew-resize' : 'ns-resize'
    card.style.cursor = gripAt(card, event) === 'whole' ? 'grab' : stretches
  }
  document.addEventListener('pointerdown', onDown)
  document.addEventListener('pointermove', onMove)
  return () => {
    letGo()
    document.removeEventListener('pointerdown', onDown)
    document.removeEventListener('pointermove', onMove)
  }
}

/** The menu of a shift can be pressed but does not start a drag. */
function cardAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[data-shift]') !== null) return null
  return target.closest<HTMLElement>('table [data-card]')
}

/** Whether the card has the length of its hours; otherwise it stands under its day. */
function isAlongHours(card: HTMLElement): boolean {
  return card.closest('table')?.dataset['rows'] === 'hours'
}

/** The end that was grabbed; an end on another day cannot be grabbed. */
function gripAt(card: HTMLElement, { clientX, clientY }: PointerEvent): Grip {
  const { left, right, top, bottom } = card.getBoundingClientRect()
  const [at, start, end] = isAlongHours(card) ? [clientX, left, right] : [clientY, top, bottom]
  const ends = card.dataset['ends']?.split(' ') ?? ['start', 'end']
  if (at - start <= edge && ends.includes('start')) return 'start'
  return end - at <= edge && ends.includes('end') ? 'end' : 'whole'
}

/** Follows one shift under the pointer until it is dropped or cancelled. */
function holdCard(card: HTMLElement, from: PointerEvent, tell: Tell): () => void {
  const { card: shiftId = '', mission: missionId = '' } = card.dataset
  const [home, row, table] = [card.closest('td'), card.closest('tr'), card.closest('table')]
  const grip = gripAt(card, from)
  const alongHours = isAlongHours(card)
  const dayWidth = card.parentElement?.getBoundingClientRect().width ?? 0
  const stepLength = alongHours ? dayWidth / stepsOfDay : pixelsOfStep
  const outline = outlineOf(card, grip)
  let isTaken = false
  let said = ''
  let over: HTMLTableCellElement | null = null

  const stepsTo = ({ clientX, clientY }: PointerEvent) =>
    stepLength > 0
      ? Math.round((alongHours ? clientX - from.clientX : clientY - from.clientY) / stepLength)
      : 0
  const gestureTo = (event: PointerEvent): ShiftGesture => {
    const minutes = stepsTo(event) * step
    if (grip !== 'whole') return { kind: 'stretch', edge: grip, minutes }
    if (alongHours) return { kind: 'minutes', minutes }
    return {
      kind: 'days',
      days: over === null || home === null ? 0 : over.cellIndex - home.cellIndex,
    }
  }
  const isOther = () => over !== null && over.closest('tr') !== row
  const mark = (cell: HTMLTableCellElement | null) => {
    over?.classList.remove(...ownDay, ...otherDay)
    over = cell
    over?.classList.add(...(isOther() ? otherDay : ownDay))
  }
  const told = (phase: Drag['phase'], event: PointerEvent) => {
    const isCopy = grip === 'whole' && (event.ctrlKey || event.altKey || event.metaKey)
    const rows = table?.dataset['rows'] === 'siders' ? 'siders' : 'missions'
    const otherRow = isOther() ? rows : null
    const drag = { missionId, shiftId, phase, gesture: gestureTo(event), isCopy, otherRow } as const
    const now = JSON.stringify(drag)
    if (now !== said) tell(drag, said === '')
    said = now
  }
  const onMove = (event: PointerEvent) => {
    isTaken ||= Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= slack
    if (!isTaken) return
    event.preventDefault()
    if (grip === 'whole' && !alongHours) {
      mark(dayAt(table, event))
      outline.show(event.clientX - from.clientX, event.clientY - from.clientY)
    } else {
      const length = stepsTo(event) * stepLength
      outline.show(alongHours ? length : 0, alongHours ? 0 : length)
    }
    told('over', event)
  }
  const end = (phase: 'drop' | 'end', event: PointerEvent) => {
    if (isTaken) {
      ignoreNextClick()
      // The focus starts at the old place of the shift, and follows it.
      if (phase === 'drop') {
        card.querySelector<HTMLElement>('[data-shift]')?.focus({ preventScroll: true })
      }
      told(phase, event)
    }
    letGo()
  }
  const onUp = (event: PointerEvent) =>
    end(grip === 'whole' && !alongHours && over === null ? 'end' : 'drop', event)
  const onCancel = () => end('end', from)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isTaken) return
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('pointermove', onMove, { signal })
  document.addEventListener('pointerup', onUp, { signal })
  document.addEventListener('pointercancel', onCancel, { signal })
  document.addEventListener('keydown', onKey, { capture: true, signal })
  // The browser must drag neither the text nor a link or picture of the card.
  for (const type of ['selectstart', 'dragstart']) {
    document.addEventListener(type, (event) => event.preventDefault(), { signal })
  }
  const letGo = () => {
    listening.abort()
    mark(null)
    outline.hide()
  }
  return letGo
}

/** The day of the table under the pointer. */
function dayAt(table: HTMLTableElement | null, { clientX, clientY }: PointerEvent) {
  const under = document.elementFromPoint(clientX, clientY)
  const cell = under?.closest<HTMLTableCellElement>('td[data-day]') ?? null
  return cell !== null && table?.contains(cell) ? cell : null
}

/** Ignores the click that follows a drop: it must open nothing. */
function ignoreNextClick(): void {
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', onClick, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', onClick, { capture: true }))
}

/** The outline of a card at its new place, in pixels from its old one. */
function outlineOf(card: HTMLElement, grip: Grip) {
  const { left, top, width, height } = card.getBoundingClientRect()
  const outline = document.createElement('div')
  outline.className =
    'pointer-events-none fixed z-20 rounded-control border-2 border-blue bg-blue-wash opacity-70'
  outline.dataset['outline'] = ''
  const place = (x: number, y: number, right: number, bottom: number) => {
    outline.style.left = `${x}px`
    outline.style.top = `${y}px`
    outline.style.width = `${Math.max(0, right - x)}px`
    outline.style.height = `${Math.max(0, bottom - y)}px`
  }
  return {
    show: (x: number, y: number) => {
      const [start, end] = [grip === 'end' ? 0 : 1, grip === 'start' ? 0 : 1]
      place(left + start * x, top + start * y, left + width + end * x, top + height + end * y)
      if (!outline.isConnected) document.body.append(outline)
    },
    hide: () => outline.remove(),
  }
}

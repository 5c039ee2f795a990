import type { ShiftGesture } from '@renfort/domain/shift/gesture.ts'
import type { MoveRequest } from './move-request.ts'

/** Minutes of the clock that a pointer moves or stretches by (SHIFT-11). */
const step = 15
const stepsOfDay = 96
/** Pixels of a card at its ends by which it is stretched. */
const edge = 7
/** Pixels that make a drag of a click. */
const slack = 4

type Pointed = Extract<MoveRequest, { kind: 'pointer' }>
type Grip = 'start' | 'end' | 'whole'

/**
 * Lets a mouse take the shifts of a day along its hours, with Ctrl or Alt as a copy, and by their ends
 * longer or shorter. A shift stays where it stands while an outline shows where it would come to.
 */
export function moveAlongHours(sheet: HTMLElement, ask: (request: Pointed) => void): () => void {
  let stop = () => undefined as void
  const onDown = (event: PointerEvent) => {
    const card = cardAt(event.target)
    if (card === null || event.button !== 0 || event.pointerType === 'touch') return
    stop()
    stop = drag(card, event, ask)
  }
  const onOver = ({ target, clientX }: PointerEvent) => {
    const card = cardAt(target)
    if (card !== null) card.style.cursor = gripAt(card, clientX) === 'whole' ? '' : 'ew-resize'
  }
  sheet.addEventListener('pointerdown', onDown)
  sheet.addEventListener('pointermove', onOver)
  return () => {
    stop()
    sheet.removeEventListener('pointerdown', onDown)
    sheet.removeEventListener('pointermove', onOver)
  }
}

/** The menu of a shift is pressed, not taken. */
function cardAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[data-shift]') !== null) return null
  return target.closest<HTMLElement>('[data-card]')
}

/** An end that lies on another day is not there to be taken. */
function gripAt(card: HTMLElement, x: number): Grip {
  const { left, right } = card.getBoundingClientRect()
  const ends = (card.dataset['ends'] ?? '').split(' ')
  if (x - left <= edge && ends.includes('start')) return 'start'
  return right - x <= edge && ends.includes('end') ? 'end' : 'whole'
}

/** One shift under the pointer, from its taking until it is dropped or given up. */
function drag(card: HTMLElement, from: PointerEvent, ask: (request: Pointed) => void): () => void {
  const shiftId = card.dataset['card'] ?? ''
  const missionId = card.dataset['mission'] ?? ''
  const grip = gripAt(card, from.clientX)
  const stepWidth = (card.parentElement?.getBoundingClientRect().width ?? 0) / stepsOfDay
  const outline = outlineOf(card)
  let isTaken = false
  let said = ''

  const minutesTo = (x: number) =>
    stepWidth > 0 ? Math.round((x - from.clientX) / stepWidth) * step : 0
  const gestureTo = (x: number): ShiftGesture =>
    grip === 'whole'
      ? { kind: 'minutes', minutes: minutesTo(x) }
      : { kind: 'stretch', edge: grip, minutes: minutesTo(x) }
  const tell = (phase: Pointed['phase'], event: PointerEvent | null) => {
    const gesture = gestureTo(event?.clientX ?? from.clientX)
    const isCopy =
      grip === 'whole' && event !== null && (event.ctrlKey || event.altKey || event.metaKey)
    const now = JSON.stringify([phase, gesture, isCopy])
    if (now === said) return
    said = now
    ask({ kind: 'pointer', missionId, shiftId, phase, gesture, isCopy, otherRow: null })
  }
  const end = (phase: 'drop' | 'end', event: PointerEvent | null) => {
    stop()
    if (!isTaken) return
    ignoreNextClick()
    tell(phase, event)
  }
  const onMove = (event: PointerEvent) => {
    isTaken ||= Math.abs(event.clientX - from.clientX) >= slack
    if (!isTaken) return
    event.preventDefault()
    outline.show(grip, (minutesTo(event.clientX) / step) * stepWidth)
    tell('over', event)
  }
  const onUp = (event: PointerEvent) => end('drop', event)
  const onCancel = () => end('end', null)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isTaken) return
    event.preventDefault()
    event.stopPropagation()
    end('end', null)
  }
  document.addEventListener('pointermove', onMove)
  document.addEventListener('pointerup', onUp)
  document.addEventListener('pointercancel', onCancel)
  document.addEventListener('keydown', onKey, { capture: true })
  const stop = () => {
    outline.hide()
    document.removeEventListener('pointermove', onMove)
    document.removeEventListener('pointerup', onUp)
    document.removeEventListener('pointercancel', onCancel)
    document.removeEventListener('keydown', onKey, { capture: true })
  }
  return stop
}

/** What was dragged is not pressed too: the click that follows the drop opens nothing. */
function ignoreNextClick(): void {
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', onClick, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', onClick, { capture: true }))
}

/** The outline of a card at its new place, in pixels from its own. */
function outlineOf(card: HTMLElement) {
  const outline = document.createElement('div')
  outline.className =
    'pointer-events-none absolute z-2 rounded-control border-2 border-blue bg-blue-wash opacity-70'
  outline.dataset['outline'] = ''
  return {
    show: (grip: Grip, pixels: number) => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = card
      const [left, width] = {
        whole: [offsetLeft + pixels, offsetWidth],
        start: [offsetLeft + pixels, offsetWidth - pixels],
        end: [offsetLeft, offsetWidth + pixels],
      }[grip] as [number, number]
      outline.style.left = `${left}px`
      outline.style.width = `${Math.max(0, width)}px`
      outline.style.top = `${offsetTop}px`
      outline.style.height = `${offsetHeight}px`
      if (!outline.isConnected) card.parentElement?.append(outline)
    },
    hide: () => outline.remove(),
  }
}

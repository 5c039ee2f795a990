/** A finger trembles by up to this many pixels; a larger move is a drag. */
const tremble = 10

/** Browsers send the click of a finger a little after it leaves the screen. */
const clickFollowsMs = 100

interface Press {
  readonly x: number
  readonly y: number
  readonly target: Element
  readonly waiting: (() => void)[]
}

let press: Press | null = null

/**
 * Runs at once, or as soon as the pressed button is released, before its click acts. Changes without a user action
 * (an answer of the server, the problem of a field that was left) use this: a button that moves away between the
 * press and its release never gets the click.
 */
export function afterPress(act: () => void): void {
  const current = pressed()
  if (current === null) act()
  else current.waiting.push(act)
}

/** Resolves once no button is being pressed. */
export async function pressOver(): Promise<void> {
  while (pressed() !== null) await new Promise<void>(afterPress)
}

/** The running press; `null` when its target has left the page since. */
function pressed(): Press | null {
  if (press !== null && !press.target.isConnected) release(press)
  return press
}

function begin({ button, isPrimary, clientX, clientY, target }: PointerEvent): void {
  release(press)
  if (button === 0 && isPrimary && target instanceof Element) {
    press = { x: clientX, y: clientY, target, waiting: [] }
  }
}

function release(released: Press | null): void {
  if (released === null || released !== press) return
  press = null
  for (const act of released.waiting) act()
}

function endWhereItDrags({ clientX, clientY, buttons }: PointerEvent): void {
  if (press === null) return
  if (buttons === 0 || Math.hypot(clientX - press.x, clientY - press.y) > tremble) {
    release(press)
  }
}

function endWithoutClick(): void {
  setTimeout(release, clickFollowsMs, press)
}

function end({ type, target }: Event): void {
  // Only the window's own blur counts; fields lose the focus whenever something else is pressed.
  if (type !== 'blur' || target === window) release(press)
}

/** Watches the presses of the page. */
export function watchPresses(): void {
  const options = { capture: true, passive: true }
  window.addEventListener('pointerdown', begin, options)
  window.addEventListener('pointermove', endWhereItDrags, options)
  window.addEventListener('pointerup', endWithoutClick, options)
  for (const type of ['click', 'pointercancel', 'contextmenu', 'blur']) {
    window.addEventListener(type, end, options)
  }
}

/** A finger trembles; a pointer that went further, in pixels, drags. */
const tremble = 10

/** Browsers send the click of a finger a little after it has left the glass. */
const clickFollowsMs = 100

interface Press {
  readonly x: number
  readonly y: number
  readonly target: EventTarget | null
  readonly waiting: (() => void)[]
}

let press: Press | null = null

/**
 * Acts at once, or as soon as the button that is being pressed is released, before its click does
 * anything. What comes by itself (an answer of the server, the problem of a field that was left) waits
 * for this before it changes the page: a button that moves away between the press and its release
 * never hears of the click.
 */
export function afterPress(act: () => void): void {
  const current = pressed()
  if (current === null) act()
  else current.waiting.push(act)
}

/** Ends once no button is being pressed. */
export async function pressOver(): Promise<void> {
  while (pressed() !== null) await new Promise<void>(afterPress)
}

/** The press under way; what its own beginning took off the page can be pressed no longer. */
function pressed(): Press | null {
  // Asked first: without a page, as in a test of calls alone, there is no class `Node` either.
  if (press === null) return null
  if (press.target instanceof Node && !press.target.isConnected) release(press)
  return press
}

function begin({ button, isPrimary, clientX, clientY, target }: PointerEvent): void {
  release(press)
  if (button === 0 && isPrimary) press = { x: clientX, y: clientY, target, waiting: [] }
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
  // The window itself loses the focus; its fields do whenever something else is pressed.
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

import { virtual } from '@guidepup/virtual-screen-reader'
import { waitFor } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** More phrases than any test reads. */
const most = 1_000

/**
 * What a screen reader says of the page from start to end: its own words for roles and states in English, everything
 * else in the words of the page. It does not announce where an element ends.
 */
export async function spoken(): Promise<readonly string[]> {
  const hidden = hidePopups()
  await virtual.start({ container: document.body })
  for (let step = 0; step < most; step += 1) {
    await virtual.next()
    const said = await virtual.lastSpokenPhrase()
    if (said === 'end of document' || isModalOver(await virtual.spokenPhraseLog())) break
  }
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  hidden.remove()
  return phrases.filter((phrase) => !/^(end of .*|document)$/.test(phrase))
}

/** Somebody who works by keyboard and by ear. */
export interface Listener {
  /** Presses a key, such as « Tab » or « Shift+Tab »; what has the focus then is said (of a box, its first state alone). */
  readonly press: (key: string) => Promise<void>
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>
  /** Goes to an element as one goes to the next heading or button by its name. */
  readonly goTo: (element: HTMLElement) => void
  /** Waits for these to be said one after the other, after what was found before; others may come between. */
  readonly hears: (...phrases: readonly (string | RegExp)[]) => Promise<void>
  /** All that was said since the last phrase that was found. */
  readonly heard: () => Promise<readonly string[]>
}

/**
 * Listens to the page until the test ends: what gets the focus, what changes there, and what the page announces by
 * itself (« polite: … », « assertive: … »).
 */
export async function listen(): Promise<Listener> {
  const hidden = hidePopups()
  await virtual.start({ container: document.body })
  onTestFinished(async () => {
    await virtual.stop()
    hidden.remove()
  })
  let found = 0
  const heard = async () => (await virtual.spokenPhraseLog()).slice(found).map(plain)
  const hear = async (phrase: string | RegExp) => {
    await waitFor(async () => {
      const said = await heard()
      const at = said.findIndex((each) =>
        typeof phrase === 'string' ? each === phrase : phrase.test(each),
      )
      if (at < 0) throw new Error(`« ${String(phrase)} » is not among:\n${said.join('\n')}`)
      found += at + 1
    })
  }
  return {
    press: (key) => virtual.press(key),
    type: (text) => virtual.type(text),
    goTo: (element) => element.focus(),
    hears: async (...phrases) => {
      for (const phrase of phrases) await hear(phrase)
    },
    heard,
  }
}

/** With plain spaces, as they are heard. */
function plain(phrase: string): string {
  return phrase.replaceAll(/[\u202f\u00a0]/g, ' ')
}

function isModalOver(phrases: readonly string[]): boolean {
  return /^end of .*dialog, .*modal$/.test(phrases.at(-1) ?? '')
}

/** A closed popup is not part of the page, which the DOM of the tests does not know. */
function hidePopups(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = '[popover]:not([style*="display: block"]) { display: none }'
  return document.head.appendChild(style)
}

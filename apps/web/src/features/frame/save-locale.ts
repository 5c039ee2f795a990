import { updateMe } from '@renfort/contract/session.ts'
import { call } from '../../platform/call.ts'
import type { Locale } from '../../platform/stored-locale.ts'

let waiting: Locale | null = null
let running: Promise<void> | null = null

const send = (locale: Locale) => call(updateMe, { body: { locale } }, undefined, true)

/** Takes the waiting choice out of the queue. */
function takeWaiting(): Locale | null {
  const locale = waiting
  waiting = null
  return locale
}

async function sendWaiting(): Promise<void> {
  for (let locale = takeWaiting(); locale !== null; locale = takeWaiting()) {
    try {
      await send(locale)
    } catch (error) {
      if (waiting === null) throw error
    }
  }
}

// A page that closes cannot wait for the answer to the previous choice.
globalThis.addEventListener('pagehide', () => {
  const locale = takeWaiting()
  if (locale !== null) void send(locale).catch(() => undefined)
})

/**
 * Saves the language of the account. Each choice is sent after the answer to the previous one, so the last choice is
 * the one that stays; it also arrives when the tab closes meanwhile.
 */
export function saveLocale(locale: Locale): Promise<void> {
  waiting = locale
  running ??= sendWaiting().finally(() => {
    running = null
  })
  return running
}

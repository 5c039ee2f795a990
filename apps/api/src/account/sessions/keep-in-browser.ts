import type { Call } from '../../platform/http/route.ts'
import { closeSessionOf } from '../profile/me.ts'

/**
 * A sign-in. Where the browser asked for a cookie, that holds the token and the answer does not; the
 * session that the browser held until then is closed.
 */
export function opening<Input, Opened extends { readonly token: string }>(
  signIn: (call: Call, input: Input) => Promise<Opened>,
): (call: Call, input: Input) => Promise<Opened> {
  return async (call, input) => {
    const opened = await signIn(call, input)
    const { browser } = call
    if (browser === null) return opened
    await closeSessionOf(call, browser.held)
    browser.keep(opened.token)
    return { ...opened, token: '' }
  }
}

/** For browsers that kept their token where scripts can read it: nobody signs in again. */
export async function moveToCookie({ browser, token }: Call): Promise<void> {
  if (token !== undefined) browser?.keep(token)
}

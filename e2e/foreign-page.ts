import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { inCookie, inSiderCookie } from '@renfort/contract/kernel/session-cookie.ts'

export interface ForeignPage {
  /** Its address on the host of the product, by another port: the same site, another origin. */
  readonly nextDoor: string
  /** Its address on another site. */
  readonly far: string
  close(): void
}

/** Another site: an empty page without any content policy. */
export async function aForeignPage(): Promise<ForeignPage> {
  const server = createServer((_request, reply) => {
    reply
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end('<title>Gagnez un voyage</title>')
  })
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    nextDoor: `http://127.0.0.1:${port}/`,
    far: `http://localhost:${port}/`,
    close: () => void server.close(),
  }
}

interface Attack {
  readonly target: string
  /** The cookie that is meant, as the pages of the product say it. */
  readonly sessionIn: typeof inCookie | typeof inSiderCookie
  readonly userId: string
  readonly body: string
}

/** Every call with credentials that a script of a page can try; resolves when all have ended. */
export async function attackByCalls(page: Page, attack: Attack): Promise<void> {
  await page.evaluate(async ({ target, sessionIn, userId, body }) => {
    const ownHeaders = { 'session-in': sessionIn, userId, 'content-type': 'application/json' }
    const calls: RequestInit[] = [
      { mode: 'no-cors', headers: { 'content-type': 'text/plain' } },
      { mode: 'no-cors', headers: ownHeaders },
      { mode: 'cors', headers: { 'content-type': 'text/plain' } },
      { mode: 'cors', headers: ownHeaders },
    ]
    for (const call of calls) {
      const sent: RequestInit = { ...call, method: 'POST', credentials: 'include', body }
      await fetch(target, sent).catch(() => undefined)
    }
  }, attack)
}

/** A form that sends JSON as text, as forged forms do; resolves when the answer is shown. */
export async function attackByForm(page: Page, { target, body }: Attack): Promise<void> {
  await page.evaluate(
    ({ action, text }) => {
      const form = document.createElement('form')
      form.action = action
      form.method = 'post'
      form.enctype = 'text/plain'
      const field = document.createElement('input')
      const [name = '', value = ''] = text.split('=')
      field.name = name
      field.value = value
      form.append(field)
      document.body.append(form)
      form.submit()
    },
    // A form of text writes a field as `name=value`.
    { action: target, text: body.replace('}', ',"x":"="}') },
  )
  await page.waitForURL(target)
}

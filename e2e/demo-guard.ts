import type { APIRequestContext, Request } from '@playwright/test'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { logIn } from './sign-in.ts'

/** Users and organisations of the demo, by their ids. */
const demo = new Map<string, string>()

/** Writes of the demo accounts since the journey began. */
const written: string[] = []

/** Reads the ids of the demo accounts. */
export async function learnDemoAccounts(request: APIRequestContext): Promise<void> {
  for (const email of Object.values(demoAccounts)) {
    const { userId, organisationId } = await logIn(request, email, demoPassword)
    demo.set(userId, email)
    if (organisationId !== null) demo.set(organisationId, `the organisation of ${email}`)
  }
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

// Allowed writes: signing in and out, reports of a browser, what internal staff start and end for themselves, and
// questions with a long text.
const ownSession =
  /^\/(auth|failures|analytics|provider\/impersonations|provider\/tasks|provider\/invoices\/payments\/check|tasks\/[^/]+\/flexible-planning\/quotation)\b/

/** Records a write that changes demo data which other journeys read. */
export function judge({ method, path, headers, body }: Sent): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method) || ownSession.test(path)) return
  const { userid, logasid, organisationid } = headers
  const isFlag = path.startsWith('/provider/feature-flags/')
  const target = isFlag ? Reflect.get(Object(body), 'organisationId') : (logasid ?? userid)
  const whose = demo.get(String(target)) ?? demo.get(organisationid ?? '')
  if (whose !== undefined) written.push(`${method} ${path} as ${whose}`)
  else if (isFlag && target === undefined) written.push(`${method} ${path} for every company`)
}

/** Records such a write in a request of a page. */
export function judgeRequest(request: Request): void {
  const { pathname } = new URL(request.url())
  if (!pathname.startsWith('/api/')) return
  const isJson = request.headers()['content-type'] === 'application/json'
  judge({
    method: request.method(),
    path: pathname.slice('/api'.length),
    headers: request.headers(),
    body: isJson ? request.postDataJSON() : undefined,
  })
}

/** Returns the recorded writes and clears them. */
export function takeWritten(): string[] {
  return written.splice(0)
}

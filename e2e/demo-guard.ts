import type { APIRequestContext, Request } from '@playwright/test'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { logIn } from './sign-in.ts'

/** Users and organisations of the demo, by their ids. */
const demo = new Map<string, string>()

/** What the demo's accounts wrote since the journey began. */
const written: string[] = []

/** Learns who the demo accounts are. */
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

// Signing in and out, what a browser reports, what internal staff begin and end for themselves, and
// questions with a long text.
const ownSession =
  /^\/(auth|failures|analytics|provider\/impersonations|provider\/tasks|provider\/invoices\/payments\/check|tasks\/[^/]+\/flexible-planning\/quotation)\b/

/** Remembers a write that changes what other journeys read of the demo. */
export function judge({ method, path, headers, body }: Sent): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method) || ownSession.test(path)) return
  const { userid, logasid, organisationid } = headers
  const isFlag = path.startsWith('/provider/feature-flags/')
  const target = isFlag ? Reflect.get(Object(body), 'organisationId') : (logasid ?? userid)
  const whose = demo.get(String(target)) ?? demo.get(organisationid ?? '')
  if (whose !== undefined) written.push(`${method} ${path} as ${whose}`)
  else if (isFlag && target === undefined) written.push(`${method} ${path} for every company`)
}

/** The same, of a request that a page sends. */
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

/** What was written so far; the journey answers for it no more. */
export function takeWritten(): string[] {
  return written.splice(0)
}

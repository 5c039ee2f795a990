import { expect, type Page } from '@playwright/test'
import { judge } from './demo-guard.ts'

/** Calls the API as the user who is signed in on a page. */
export async function signedInCall<Reply>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<Reply> {
  const headers: Record<string, string> = await page.evaluate(() =>
    Object.fromEntries(
      ['token', 'userId', 'organisationId'].map((name) => [name, localStorage.getItem(name) ?? '']),
    ),
  )
  const { userId = '', organisationId = '' } = headers
  judge({ method, path, headers: { userid: userId, organisationid: organisationId }, body: data })
  const reply = await page.request.fetch(`/api${path}`, {
    method,
    headers,
    ...(data === undefined ? {} : { data }),
  })
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true)
  return (await reply.json()) as Reply
}

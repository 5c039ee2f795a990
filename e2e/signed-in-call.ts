import { expect, type Page } from '@playwright/test'
import { judge } from './demo-guard.ts'
import { sessionCookie } from './sign-in.ts'

/** Calls the API as the user who is signed in on a page. */
export async function signedInCall<Reply>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<Reply> {
  const [userId, organisationId] = await page.evaluate(() => [
    localStorage.getItem('userId') ?? '',
    localStorage.getItem('organisationId') ?? '',
  ])
  const cookies = await page.context().cookies(page.url())
  const token = cookies.find(({ name }) => name === sessionCookie)?.value ?? ''
  judge({ method, path, headers: { userid: userId, organisationid: organisationId }, body: data })
  const reply = await page.request.fetch(`/api${path}`, {
    method,
    headers: { token, userId, organisationId },
    ...(data === undefined ? {} : { data }),
  })
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true)
  return (await reply.json()) as Reply
}

import { expect, type Page } from '@playwright/test'

/** Calls the API as the person who is signed in on a page. */
export async function signedInCall<Reply>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  data?: unknown,
): Promise<Reply> {
  const headers = await page.evaluate(() =>
    Object.fromEntries(
      ['token', 'userId', 'organisationId'].map((name) => [name, localStorage.getItem(name) ?? '']),
    ),
  )
  const reply = await page.request.fetch(`/api${path}`, {
    method,
    headers,
    ...(data === undefined ? {} : { data }),
  })
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true)
  return (await reply.json()) as Reply
}

import { expect, type Page } from '@playwright/test'
import { clientHash, newAccount, newEmail } from '../apps/api/src/testing/new-account.ts'

/** A company of its own, by the e-mail of its administrator: what a journey changes meets no other. */
export async function aNewCompany(page: Page, password: string): Promise<string> {
  const email = newEmail()
  const data = newAccount(email, clientHash(password))
  const reply = await page.request.post('/api/auth/account', { data })
  expect(reply.status()).toBe(201)
  return email
}

import { expect, type Page } from '@playwright/test'
import { clientHash, newAccount, newEmail } from '../apps/api/src/testing/new-account.ts'
import { signIn } from './sign-in.ts'

export const newPassword = 'Secret!2026'

/** An account of its own, whose company has settled nothing yet; the answer is its address. */
export async function aNewAccount(page: Page, companyName = 'Les Halles'): Promise<string> {
  const email = newEmail()
  const data = { ...newAccount(email, clientHash(newPassword)), companyName }
  const reply = await page.request.post('/api/auth/account', { data })
  expect(reply.status()).toBe(201)
  return email
}

/** The same, signed in. */
export async function aNewCompany(page: Page, companyName?: string): Promise<string> {
  const email = await aNewAccount(page, companyName)
  await signIn(page, email, newPassword)
  return email
}

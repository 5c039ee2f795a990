import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'

export const newPassword = 'Secret!2026'

/** An account of its own, whose company has settled nothing yet; the answer is its address. */
export async function aNewAccount(page: Page, beginning: string): Promise<string> {
  const email = `${beginning}-${Date.now()}-${Math.round(performance.now())}@example.test`
  const reply = await page.request.post('/api/auth/account', {
    data: {
      email,
      password: createHash('sha256').update(newPassword).digest('hex'),
      firstName: 'Awa',
      lastName: 'Diallo',
      phoneNumber: '+33639980011',
      companyName: 'Les Halles',
      companySize: '11-50',
      need: 'more-than-7-days',
    },
  })
  expect(reply.status()).toBe(201)
  return email
}

/** The same, signed in. */
export async function aNewCompany(page: Page, beginning: string): Promise<string> {
  const email = await aNewAccount(page, beginning)
  await signIn(page, email, newPassword)
  return email
}

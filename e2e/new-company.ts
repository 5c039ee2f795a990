import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'

export const newPassword = 'Secret!2026'

/** A company of its own, in which nothing is settled yet; its admin is signed in. */
export async function aNewCompany(page: Page, companyName = 'Les Halles'): Promise<string> {
  const email = `parametres-${Date.now()}-${Math.round(performance.now())}@example.test`
  const reply = await page.request.post('/api/auth/account', {
    data: {
      email,
      password: createHash('sha256').update(newPassword).digest('hex'),
      firstName: 'Awa',
      lastName: 'Diallo',
      phoneNumber: '+33639980011',
      companyName,
      companySize: '11-50',
      need: 'more-than-7-days',
    },
  })
  expect(reply.status()).toBe(201)
  await signIn(page, email, newPassword)
  return email
}

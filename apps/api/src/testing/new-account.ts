import { createHash, randomUUID } from 'node:crypto'

/** What the browser sends in place of a password. */
export const clientHash = (password: string) => createHash('sha256').update(password).digest('hex')

export const newEmail = () => `${randomUUID()}@example.test`

/** A sign-up that lacks nothing. */
export function newAccount(email: string, password: string) {
  return {
    email,
    password,
    firstName: 'Awa',
    lastName: 'Diallo',
    phoneNumber: '+33639980011',
    companyName: 'Les Halles',
    companySize: '11-50',
    need: 'more-than-7-days',
  } as const
}

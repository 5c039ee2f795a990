import { login } from '@renfort/contract/auth.ts'
import { email as emailField } from '@renfort/contract/credentials.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import { call } from '../../platform/call.ts'
import { keepSession } from '../../platform/session.ts'
import { hashPassword } from './password/hash-password.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export type CredentialIssues = Partial<Record<keyof Credentials, ErrorKey>>

/** What is missing or wrong in typed credentials, before anything is sent. */
export function credentialIssues({ email, password }: Credentials): CredentialIssues {
  const parsed = emailField.safeParse(email)
  const [first] = parsed.error?.issues ?? []
  return {
    ...(first === undefined ? {} : { email: first.message as ErrorKey }),
    ...(password === '' ? { password: 'errors.field.required' } : {}),
  }
}

/** Opens a session and keeps it (AUTH-12). */
export async function signIn({ email, password }: Credentials): Promise<void> {
  keepSession(await call(login, { body: { email, password: await hashPassword(password) } }))
}

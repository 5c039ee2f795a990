import { z } from 'zod'
import type { TwilioSettings } from '../outside/sms/twilio.ts'
import { ExplainedError } from './explained-error.ts'
import { withSecretFiles } from './secret-files.ts'

const variables = z.object({
  SMS_ACCOUNT: z.string().max(100).default(''),
  SMS_TOKEN: z.string().max(200).default(''),
  SMS_FROM: z.string().max(40).default(''),
  SMS_API_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
})

/** The account at the SMS service in the environment; `null` where nothing is sent by SMS. */
export function readSmsSettings(
  environment: Readonly<Record<string, string | undefined>>,
): TwilioSettings | null {
  const read = variables.safeParse(withSecretFiles(environment))
  if (!read.success) throw new ExplainedError('SMS_API_URL must be an http or https address.')
  const { SMS_ACCOUNT: accountSid, SMS_TOKEN: authToken, SMS_FROM: from } = read.data
  const given = [accountSid, authToken, from].filter((value) => value !== '')
  if (given.length === 0) return null
  if (given.length < 3) {
    throw new ExplainedError('SMS_ACCOUNT, SMS_TOKEN and SMS_FROM must be set together.')
  }
  const { SMS_API_URL: url } = read.data
  return { accountSid, authToken, from, baseUrl: url === '' ? null : url.replace(/\/$/, '') }
}

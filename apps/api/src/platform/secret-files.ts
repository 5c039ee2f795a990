import { readFileSync } from 'node:fs'
import { ExplainedError } from './explained-error.ts'

/** The settings that hold a secret. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SMS_TOKEN',
  'SEAL_PASSWORD',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'INVOICE_PLATFORM_CLIENT_SECRET',
  'MAPS_KEY',
  'COMPANY_REGISTER_KEY',
] as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment with the secrets that stand in files: `SMTP_URL_FILE` names the file of `SMTP_URL`, as a vault,
 * Docker and systemd hand them over. The message of an error names the setting, never what the file holds.
 */
export function withSecretFiles(environment: Environment): Environment {
  const read: Record<string, string> = {}
  for (const name of secrets) {
    const path = environment[`${name}_FILE`] ?? ''
    if (path === '') continue
    if ((environment[name] ?? '') !== '') {
      throw new ExplainedError(`${name} and ${name}_FILE must not both be set.`)
    }
    read[name] = contentOf(path, `${name}_FILE`)
  }
  return { ...environment, ...read }
}

function contentOf(path: string, name: string): string {
  let content: string
  try {
    content = readFileSync(path, 'utf8').trim()
  } catch {
    throw new ExplainedError(`The file of ${name} cannot be read.`)
  }
  if (content === '') throw new ExplainedError(`The file of ${name} is empty.`)
  return content
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { readSmsSettings } from './sms-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'renfort-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(content: string): string {
  const path = join(folder, `secret-${content.length}`)
  writeFileSync(path, content)
  return path
}

describe('a secret', () => {
  it('is read from the file that its setting names, without the line break at its end', () => {
    const config = readConfig({ SMTP_URL_FILE: fileOf('smtp://user:secret@mail.test:25\n') })
    expect(config.smtpUrl).toBe('smtp://user:secret@mail.test:25')
    const sms = readSmsSettings({
      SMS_ACCOUNT: 'AC1',
      SMS_FROM: 'Renfort',
      SMS_TOKEN_FILE: fileOf('token'),
    })
    expect(sms?.authToken).toBe('token')
  })

  it.each([
    ['from a file that is not there', { SMTP_URL_FILE: join(folder, 'none') }, /cannot be read/],
    ['from an empty file', { SMTP_URL_FILE: fileOf(' \n') }, /is empty/],
    [
      'twice',
      { SMTP_URL: 'smtp://mail.test', SMTP_URL_FILE: fileOf('smtp://other.test') },
      /SMTP_URL and SMTP_URL_FILE must not both be set/,
    ],
    ['that is not valid', { SMTP_URL_FILE: fileOf('a secret') }, /^SMTP_URL is not valid/],
  ])('is refused %s, without a word of what it is', (_how, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
    expect(() => readConfig(environment)).not.toThrow(/a secret|other\.test/)
  })
})

import { createHash, randomBytes } from 'node:crypto'
import {
  type CodeVerdict,
  codeSeconds,
  judgeCode,
  recoveryCodeCount,
} from '@renfort/domain/account/second-factor.ts'
import { Secret, TOTP } from 'otpauth'

const secretBytes = 20
/** How far around now a code is looked for, so that one of the last minutes is told from a wrong one. */
const searchedSteps = 6

export function newSecret(): Buffer {
  return randomBytes(secretBytes)
}

/** What an app needs to make codes: to be typed, or as the address in a QR code. */
export function describeSecret(
  secret: Buffer,
  { issuer, email }: { issuer: string; email: string },
): { secret: string; uri: string } {
  const totp = new TOTP({ issuer, label: email, secret: secretOf(secret) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer })
}

/** What a typed code of an app is worth now, and its step. */
export function verdictOf(
  code: string,
  { secret, lastStep }: { secret: Buffer; lastStep: number | null },
  epochMilliseconds: number,
): { verdict: CodeVerdict; step: number } {
  const now = Math.floor(epochMilliseconds / 1_000 / codeSeconds)
  const delta = TOTP.validate({
    token: code,
    secret: secretOf(secret),
    timestamp: epochMilliseconds,
    window: searchedSteps,
  })
  return { verdict: judgeCode(delta, { now, last: lastStep }), step: now + (delta ?? 0) }
}

/** Digits and letters of a typed code, without what only makes it readable. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** 120 random bits each: a plain hash of so much cannot be tried out. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer })
    return (base32.match(/.{4}/g) ?? []).join('-')
  })
}

export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest()
}

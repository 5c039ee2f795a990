import { createHmac, randomBytes } from 'node:crypto'
import { siteCodeDigits } from '@renfort/domain/attendance/declare/site-code.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'

/** A new secret of a place: the codes and posters of the former one prove nothing any more. */
export function newSiteSecret(): Uint8Array {
  return randomBytes(32)
}

const codes = 10 ** siteCodeDigits

/** The code of a place on a day of its clocks: whoever is there reads it, nobody else can know it. */
export function siteCodeOf(secret: Uint8Array, day: IsoDate): string {
  const hash = createHmac('sha256', secret).update(`day ${day}`).digest()
  return String(hash.readUIntBE(0, 6) % codes).padStart(siteCodeDigits, '0')
}

/** What the poster of a place carries, until a new secret: 128 bits that cannot be tried. */
export function posterCodeOf(secret: Uint8Array): string {
  const hash = createHmac('sha256', secret).update('poster').digest()
  return hash.subarray(0, 16).toString('base64url')
}

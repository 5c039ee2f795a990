import { isInstant, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { z } from 'zod'
import { instantAfter } from '../clock.ts'
import { refuse } from './refusal.ts'

/** The list and the company that a cursor belongs to, and the time. */
interface Within {
  readonly list: string
  readonly organisationId: string
  readonly now: Instant
}

/** The row after which a page begins. */
export interface ListPlace {
  readonly at: Instant
  readonly id: string
}

/** Milliseconds for which a cursor may be gone on with. */
const lifetime = 366 * 86_400_000

const instant = z.string().refine(isInstant)
const shape = z.tuple([z.string(), z.uuid(), instant, z.uuid(), instant])

export function cursorTo({ at, id }: ListPlace, { list, organisationId, now }: Within): string {
  return Buffer.from(JSON.stringify([list, organisationId, at, id, now])).toString('base64url')
}

/** Reads a cursor; refuses that of another list or company, and one that is more than a year old. */
export function placeOfCursor(cursor: string, { list, organisationId, now }: Within): ListPlace {
  const read = shape.safeParse(parsedOf(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success) throw refuse('errors.cursor.foreign')
  const [ofList, of, at, id, givenAt] = read.data
  if (ofList !== list || of !== organisationId) throw refuse('errors.cursor.foreign')
  if (givenAt < instantAfter(now, -lifetime)) throw refuse('errors.cursor.too_old')
  return { at, id }
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import type { SyncKind } from '@renfort/domain/sync/sync.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { SecretBox } from '../platform/secret-box.ts'

/** Where a reader is in a list of a company. */
export interface Position {
  readonly kind: SyncKind
  readonly sequence: number
  /** Up to where records that are gone had been forgotten when the reader was there. */
  readonly swept: number
}

/** A position as an encrypted text, which no other company can use. */
export function cursorOf(box: SecretBox, organisationId: string, position: Position): string {
  const { kind, sequence, swept } = position
  return box.seal(Buffer.from(`${kind} ${sequence} ${swept}`), organisationId).toString('base64url')
}

/** The position of a cursor; throws a 400 for one of another list or company. */
export function positionOf(
  box: SecretBox,
  { organisationId, kind, cursor }: { organisationId: string; kind: SyncKind; cursor: string },
): Position {
  const [of, sequence, swept] = opened(box, cursor, organisationId).split(' ').map(String)
  if (of !== kind) throw refuse('errors.cursor.invalid')
  return { kind, sequence: Number(sequence), swept: Number(swept) }
}

function opened(box: SecretBox, cursor: string, organisationId: string): string {
  try {
    return box.open(Buffer.from(cursor, 'base64url'), organisationId).toString()
  } catch {
    throw refuse('errors.cursor.invalid')
  }
}

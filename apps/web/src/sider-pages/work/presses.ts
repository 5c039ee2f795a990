import type { ClockingKind } from '@renfort/domain/attendance/declare/clocking.ts'
import type { Position } from '@renfort/domain/attendance/declare/position.ts'
import { CallError } from '../../platform/call-error.ts'
import { ask, keyAndValues } from '../ask.ts'
import { operations } from '../operations.ts'
import { currentSession } from '../session.ts'

/** One press of the large button, kept until the server has answered it. */
export interface Press {
  readonly id: string
  readonly shiftId: string
  readonly kind: ClockingKind
  /** The hour of the phone. */
  readonly phoneAt: string
  /** The code of the place, typed or scanned before the press. */
  readonly siteCode?: string
  /** Where the phone was, rounded; a press leaves without it where none is given. */
  readonly position?: Position
  /** Why the server did not take it: it stays until it was read. */
  readonly refused?: {
    readonly key: string | null
    readonly values: Readonly<Record<string, unknown>>
  }
}

export function hourOfPhone(): string {
  return new Date().toISOString()
}

const kept = (siderId: string) => `sider.presses:${siderId}`

/** The presses of a Sider that this device keeps, the oldest first. */
export function keptPresses(siderId: string): readonly Press[] {
  const text = localStorage.getItem(kept(siderId))
  return text === null ? [] : (JSON.parse(text) as Press[])
}

function keep(siderId: string, presses: readonly Press[]): void {
  if (presses.length === 0) localStorage.removeItem(kept(siderId))
  else localStorage.setItem(kept(siderId), JSON.stringify(presses))
}

/** Keeps a press with its own id and hour, before anything is sent. */
export function keepPress(
  siderId: string,
  press: Pick<Press, 'shiftId' | 'kind' | 'siteCode'>,
): string {
  const phoneAt = hourOfPhone()
  const id = newId()
  keep(siderId, [...keptPresses(siderId), { ...press, id, phoneAt }])
  return id
}

/** Adds where the phone was to a press that is kept already. */
export function keepPositionOf(siderId: string, id: string, position: Position): void {
  const placed = keptPresses(siderId).map((press) =>
    press.id === id ? { ...press, position } : press,
  )
  keep(siderId, placed)
}

export function forgetPress(siderId: string, id: string): void {
  const left = keptPresses(siderId).filter((press) => press.id !== id)
  keep(siderId, left)
}

const sending = new Set<string>()

/**
 * Sends what is kept, one after the other. It stops where the server cannot be reached: the same id
 * is sent again later, and counts once. What is refused is marked, and the next one follows, unless
 * somebody else has opened their pages: each Sider sends what is theirs.
 */
export async function sendPresses(siderId: string, onChange: () => void): Promise<void> {
  if (sending.has(siderId)) return
  sending.add(siderId)
  try {
    for (;;) {
      const press = keptPresses(siderId).find(({ refused }) => refused === undefined)
      if (press === undefined || currentSession()?.siderId !== siderId) return
      const refused = await refusalOf(press)
      if (refused === 'later') return
      if (refused === null) forgetPress(siderId, press.id)
      else {
        const marked = keptPresses(siderId).map((each) =>
          each.id === press.id ? { ...each, refused } : each,
        )
        keep(siderId, marked)
      }
      onChange()
    }
  } finally {
    sending.delete(siderId)
  }
}

async function refusalOf({ id, shiftId, kind, phoneAt, siteCode, position }: Press) {
  const sentAt = hourOfPhone()
  const body = {
    id,
    shiftId,
    kind,
    phoneAt,
    sentAt,
    ...(siteCode !== undefined && { siteCode }),
    ...(position !== undefined && { position }),
  }
  try {
    await ask(operations.clockSiderShift, { body })
    return null
  } catch (failure) {
    const status = failure instanceof CallError ? failure.status : 500
    if (status >= 500 || status === 401 || status === 429) return 'later' as const
    const [key, values] = keyAndValues(failure)
    return { key, values }
  }
}

/** Browsers offer `randomUUID` only over https. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

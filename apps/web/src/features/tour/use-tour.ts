import type { Me } from '@renfort/contract/session.ts'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore } from 'react'
import { useConfig } from '../../platform/config.ts'
import { useMe } from '../../platform/me.ts'
import { storage } from '../../platform/storage.ts'

export type TourKind = 'restaurant' | 'group'

/** The accounts of the demo whose companies have something for every step. */
const kinds: ReadonlyMap<string, TourKind> = new Map([
  ['admin@maison-lumiere.test', 'restaurant'],
  ['admin@bellerive.test', 'group'],
])

/** The tour of somebody; `null` outside a demo, and while internal staff act for them. */
export function tourOf({ email, actingUntil }: Me, isDemo: boolean): TourKind | null {
  return isDemo && actingUntil === null ? (kinds.get(email) ?? null) : null
}

/** How far a person has come, kept on this device. */
export interface TourRecord {
  /** A tour that was left is taken up where it was; one that is over begins anew. */
  readonly state: 'on' | 'left' | 'over'
  /** The id of the present step; an unknown one is the first. */
  readonly step: string
  /** The address at which that step began: arriving there is no act. */
  readonly from: string
  /** The ids of the steps whose act was done, rather than passed over. */
  readonly done: readonly string[]
}

/** The bar of the offer on a phone, also while its code loads. */
export const offerBar =
  'flex h-11 items-center gap-2 border-b border-line bg-accent-wash px-4 text-sm'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of the same person.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const keptText = () => storage.readLiking('tour')

/** A text that is no record, for example from another version, counts as none. */
function readRecord(text: string | null): TourRecord | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isRecord(kept) ? kept : null
  } catch {
    return null
  }
}

function isRecord(kept: unknown): kept is TourRecord {
  const { state, step, from, done } = Object(kept) as Partial<Record<keyof TourRecord, unknown>>
  const isKnown = state === 'on' || state === 'left' || state === 'over'
  return isKnown && typeof step === 'string' && typeof from === 'string' && Array.isArray(done)
}

export function keepRecord(record: TourRecord): void {
  storage.keepLiking('tour', JSON.stringify(record))
  for (const listener of listeners) listener()
}

/** `null` until the tour has been begun or declined. */
export function useTourRecord(): TourRecord | null {
  const text = useSyncExternalStore(subscribe, keptText)
  return useMemo(() => readRecord(text), [text])
}

/** Begins the tour, or takes it up where it was left; `null` for who may not, or is in the middle of it. */
export function useTourToTake(): (() => void) | null {
  const kind = tourOf(useMe(), useConfig().demo)
  const record = useTourRecord()
  const router = useRouter()
  if (kind === null || record?.state === 'on') return null
  return () => {
    const kept = record?.state === 'left' ? record : { step: '', done: [] }
    keepRecord({ ...kept, state: 'on', from: router.state.location.pathname })
  }
}

import type { FieldValues } from 'react-hook-form'

const prefix = 'draft:'

export type DraftKeeper = 'session' | 'local'

/** A browser may refuse storage (private windows): the form then works without a draft. */
function storageOf(keeper: DraftKeeper): Storage | null {
  try {
    return keeper === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

function isValues(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function readDraft(keeper: DraftKeeper, key: string): FieldValues | null {
  try {
    const value: unknown = JSON.parse(storageOf(keeper)?.getItem(prefix + key) ?? 'null')
    return isValues(value) ? value : null
  } catch {
    return null
  }
}

export function writeDraft(keeper: DraftKeeper, key: string, values: FieldValues): void {
  try {
    storageOf(keeper)?.setItem(prefix + key, JSON.stringify(values))
  } catch {
    // When the storage is full the draft is lost, but the form still works.
  }
}

/** Deletes the drafts of this tab when another user signs in. */
export function clearDraftsOfTab(): void {
  const tab = storageOf('session')
  for (const key of Object.keys(tab ?? {})) if (key.startsWith(prefix)) tab?.removeItem(key)
}

export function clearDraft(keeper: DraftKeeper, key: string): void {
  storageOf(keeper)?.removeItem(prefix + key)
}

import type { IsoDate } from '../kernel/calendar.ts'

/** Characters of a name; networks of a key; keys in use of a company or a group. */
export const apiKeyLimits = { name: 60, networks: 20, keys: 50 } as const

/** `cut`: its maker has no right left, so that it reaches nothing. */
export const apiKeyStates = ['active', 'cut', 'ended', 'revoked'] as const
export type ApiKeyState = (typeof apiKeyStates)[number]

interface ApiKeyFacts {
  readonly revokedAt: string | null
  /** The last day, in Paris, on which the key works. */
  readonly endsOn: IsoDate | null
  /** Whether its maker is still a member of the company or the group. */
  readonly hasMaker: boolean
}

/** What a key is on a day of Paris: revoking counts more than its end, its end more than its maker. */
export function apiKeyState(key: ApiKeyFacts, today: IsoDate): ApiKeyState {
  if (key.revokedAt !== null) return 'revoked'
  if (key.endsOn !== null && key.endsOn < today) return 'ended'
  return key.hasMaker ? 'active' : 'cut'
}

/** The values kept in local storage, and no other (AUTH-15). */
const keys = [
  'token',
  'userId',
  'googleLogin',
  'locale',
  'organisationId',
  'parentOrganisationId',
  'logasId',
  'logasEmail',
  'navigationMode',
] as const
export type StorageKey = (typeof keys)[number]

const sessionKeys: readonly StorageKey[] = [
  'token',
  'userId',
  'googleLogin',
  'organisationId',
  'parentOrganisationId',
  'logasId',
  'logasEmail',
]

export const storage = {
  read: (key: StorageKey): string | null => localStorage.getItem(key),
  write: (key: StorageKey, value: string | null): void => {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  },
  /** Forgets who was signed in; the language and the navigation mode belong to the device. */
  clearSession: (): void => {
    for (const key of sessionKeys) localStorage.removeItem(key)
  },
}

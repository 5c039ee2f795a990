/** The values in local storage (AUTH-15), besides the preferences of each user. */
const keys = [
  'signedIn',
  // Where earlier versions kept the session: it moves to a cookie.
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
  'signedIn',
  'token',
  'userId',
  'googleLogin',
  'organisationId',
  'parentOrganisationId',
  'logasId',
  'logasEmail',
]

/** The active company of this tab, with the user who chose it. */
const ofTab = 'companyOfTab'

/** The search results that were opened in this tab: they contain names, so they are deleted with the session. */
const openedInTab = 'openedFromSearch'

/** Tells the sign-in of this tab that nobody left: the session ended by itself. */
const endedInTab = 'sessionEnded'

/**
 * Tabs may have different active companies, also after a reload: each tab keeps its own. A new tab, or a tab in which
 * another user signs in, starts in the last chosen company.
 */
function companyOfTab(): string | null {
  const [user, company] = sessionStorage.getItem(ofTab)?.split(' ') ?? []
  if (user === userOfDevice() && company !== undefined) return company === '' ? null : company
  const last = localStorage.getItem('organisationId')
  keepCompanyOfTab(last)
  return last
}

function keepCompanyOfTab(company: string | null): void {
  sessionStorage.setItem(ofTab, `${userOfDevice()} ${company ?? ''}`)
}

function userOfDevice(): string {
  return localStorage.getItem('userId') ?? ''
}

type Liking = 'shiftRows' | 'helpKey' | 'tour'

function likingKey(name: Liking): string {
  return `${name}:${userOfDevice()}`
}

export const storage = {
  read: (key: StorageKey): string | null =>
    key === 'organisationId' ? companyOfTab() : localStorage.getItem(key),
  write: (key: StorageKey, value: string | null): void => {
    if (key === 'organisationId') keepCompanyOfTab(value)
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  },
  /** Forgets the signed-in user; the language and the navigation mode belong to the device. */
  clearSession: (): void => {
    for (const key of sessionKeys) localStorage.removeItem(key)
    sessionStorage.removeItem(ofTab)
    sessionStorage.removeItem(openedInTab)
  },
  /** The session of this tab ended by itself: remembered until somebody signs in. */
  endSession: (): void => {
    storage.clearSession()
    sessionStorage.setItem(endedInTab, 'true')
  },
  forgetEnd: (): void => sessionStorage.removeItem(endedInTab),
  hasEnded: (): boolean => sessionStorage.getItem(endedInTab) !== null,
  /** A preference of a user for a screen, on this device: it survives a logout. */
  readLiking: (name: Liking): string | null => localStorage.getItem(likingKey(name)),
  keepLiking: (name: Liking, value: string): void => localStorage.setItem(likingKey(name), value),
  readOpened: (): string | null => sessionStorage.getItem(openedInTab),
  keepOpened: (opened: string): void => sessionStorage.setItem(openedInTab, opened),
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { RarePage } from './rare-page.tsx'
import { SiderFrame } from './sider-frame.tsx'
import { currentSession, useSession } from './session.ts'
import { addresses, goTo, useAddress } from './use-address.ts'
import { MissionsPage } from './work/missions-page.tsx'
import { keepScan } from './work/scanned-code.ts'

// Who opens the pages looks at their missions first.
const Access = lazy(async () => ({ default: (await import('./access/access.tsx')).Access }))
const RequestsPage = lazy(async () => ({
  default: (await import('./work/requests-page.tsx')).RequestsPage,
}))

const latePages = {
  [addresses.hours]: async () => (await import('./work/hours-page.tsx')).HoursPage,
  [addresses.reminders]: async () => (await import('./reminders/reminders-page.tsx')).RemindersPage,
  [addresses.papers]: async () => (await import('./papers/papers-page.tsx')).PapersPage,
  [addresses.me]: async () => (await import('./me/me-page.tsx')).MePage,
} as const

if (currentSession()?.token) {
  import('./access/move-token.ts').then(({ moveToken }) => moveToken()).catch(() => undefined)
}

/** The pages of a Sider: a link opens them, or a code. What is rarely looked at is loaded late. */
export function SiderApp() {
  const address = useAddress()
  const session = useSession()
  // The token leaves the address as soon as it is read.
  const [token] = useState(() => location.hash.slice(1))
  useEffect(() => {
    if (address !== addresses.site) return
    keepScan(token)
    goTo(addresses.missions, 'replace')
  }, [address, token])
  const linkToken = address === addresses.open ? token : ''
  if (linkToken !== '' || session === null)
    return (
      <Suspense>
        <Access token={linkToken} />
      </Suspense>
    )
  return (
    <SiderFrame key={session.siderId} session={session} address={address}>
      <Suspense>
        {address === addresses.requests ? (
          <RequestsPage />
        ) : address in latePages ? (
          <RarePage key={address} load={latePages[address as keyof typeof latePages]} />
        ) : (
          <MissionsPage />
        )}
      </Suspense>
    </SiderFrame>
  )
}

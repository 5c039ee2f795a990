import { lazy, Suspense, useEffect, useState } from 'react'
import { SiderFrame } from './sider-frame.tsx'
import { useSession } from './session.ts'
import { addresses, goTo, useAddress } from './use-address.ts'
import { MissionsPage } from './work/missions-page.tsx'
import { keepScan } from './work/scanned-code.ts'

// Who opens the pages looks at their missions first.
const HoursPage = lazy(async () => ({
  default: (await import('./work/hours-page.tsx')).HoursPage,
}))

const RemindersPage = lazy(async () => ({
  default: (await import('./reminders/reminders-page.tsx')).RemindersPage,
}))

const OpenLink = lazy(async () => ({
  default: (await import('./access/open-link.tsx')).OpenLink,
}))
const WayIn = lazy(async () => ({ default: (await import('./access/way-in.tsx')).WayIn }))
const RequestsPage = lazy(async () => ({
  default: (await import('./work/requests-page.tsx')).RequestsPage,
}))

/** The pages of a Sider: a link opens them, or a code; then there are three. */
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
  if (address === addresses.open && token !== '')
    return (
      <Suspense>
        <OpenLink token={token} />
      </Suspense>
    )
  if (session === null)
    return (
      <Suspense>
        <WayIn />
      </Suspense>
    )
  return (
    <SiderFrame key={session.siderId} session={session} address={address}>
      <Suspense>
        {address === addresses.requests ? (
          <RequestsPage />
        ) : address === addresses.hours ? (
          <HoursPage />
        ) : address === addresses.reminders ? (
          <RemindersPage />
        ) : (
          <MissionsPage />
        )}
      </Suspense>
    </SiderFrame>
  )
}

import { useEffect, useState } from 'react'
import { OpenLink } from './access/open-link.tsx'
import { WayIn } from './access/way-in.tsx'
import { SiderFrame } from './sider-frame.tsx'
import { useSession } from './session.ts'
import { addresses, goTo, useAddress } from './use-address.ts'
import { HoursPage } from './work/hours-page.tsx'
import { MissionsPage } from './work/missions-page.tsx'
import { keepScan } from './work/scanned-code.ts'
import { RequestsPage } from './work/requests-page.tsx'

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
  if (address === addresses.open && token !== '') return <OpenLink token={token} />
  if (session === null) return <WayIn />
  return (
    <SiderFrame key={session.siderId} session={session} address={address}>
      {address === addresses.requests ? (
        <RequestsPage />
      ) : address === addresses.hours ? (
        <HoursPage />
      ) : (
        <MissionsPage />
      )}
    </SiderFrame>
  )
}

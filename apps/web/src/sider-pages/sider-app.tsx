import { useState } from 'react'
import { OpenLink } from './access/open-link.tsx'
import { WayIn } from './access/way-in.tsx'
import { RarePage } from './rare-page.tsx'
import { SiderFrame } from './sider-frame.tsx'
import { useSession } from './session.ts'
import { addresses, useAddress } from './use-address.ts'
import { MissionsPage } from './work/missions-page.tsx'
import { RequestsPage } from './work/requests-page.tsx'

const hoursPage = async () => (await import('./work/hours-page.tsx')).HoursPage
const mePage = async () => (await import('./me/me-page.tsx')).MePage
const papersPage = async () => (await import('./papers/papers-page.tsx')).PapersPage

/** The pages of a Sider: a link opens them, or a code. What is rarely looked at is loaded late. */
export function SiderApp() {
  const address = useAddress()
  const session = useSession()
  // The token leaves the address as soon as it is read.
  const [token] = useState(() => location.hash.slice(1))
  if (address === addresses.open && token !== '') return <OpenLink token={token} />
  if (session === null) return <WayIn />
  return (
    <SiderFrame key={session.siderId} session={session} address={address}>
      {address === addresses.requests ? (
        <RequestsPage />
      ) : address === addresses.hours ? (
        <RarePage key={address} load={hoursPage} />
      ) : address === addresses.papers ? (
        <RarePage key={address} load={papersPage} />
      ) : address === addresses.me ? (
        <RarePage key={address} load={mePage} />
      ) : (
        <MissionsPage />
      )}
    </SiderFrame>
  )
}

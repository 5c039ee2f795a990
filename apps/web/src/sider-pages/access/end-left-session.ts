import { sendFor } from '../ask.ts'
import { leftSession, type Session } from '../session.ts'
import { accessOperations } from './access-operations.ts'

/** Ends on the server what was closed on this phone, at once or when the network is back. */
export function endLeftSession(): () => void {
  const end = async () => {
    const session = JSON.parse(localStorage.getItem(leftSession) ?? 'null') as Session | null
    if (session === null) return
    const { status } = await sendFor(session, accessOperations.endSiderSession, {}, null)
    if (status < 500) localStorage.removeItem(leftSession)
  }
  const tryToEnd = () => void end().catch(() => undefined)
  tryToEnd()
  window.addEventListener('online', tryToEnd)
  return () => window.removeEventListener('online', tryToEnd)
}

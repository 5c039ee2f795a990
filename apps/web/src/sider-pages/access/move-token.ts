import { ask } from '../ask.ts'
import { currentSession } from '../session.ts'
import { accessOperations } from './access-operations.ts'
import { keepSession } from './open-session.ts'

/**
 * Moves the token that an earlier version kept on this phone to the cookie. Without success it stays,
 * and is sent as before.
 */
export async function moveToken(): Promise<void> {
  const session = currentSession()
  if (!session?.token) return
  await ask(accessOperations.moveSiderToCookie, {})
  // Somebody else may have opened their pages meanwhile.
  if (session === currentSession()) keepSession({ ...session, token: '' })
}

import { forgetAnswers } from '../kept-answers.ts'
import { keptSession, leftSession, type Session, tellSession } from '../session.ts'

/** Keeps whose pages are open on this phone. */
export function keepSession({ token, siderId, firstName }: Session): void {
  localStorage.setItem(keptSession, JSON.stringify({ token, siderId, firstName }))
  tellSession()
}

export function openSession(opened: Session): void {
  forgetAnswers()
  localStorage.removeItem(leftSession)
  keepSession(opened)
}

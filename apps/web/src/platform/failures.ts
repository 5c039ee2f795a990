import { keepOpenForms } from '../form/open-forms.ts'
import { toastQueue } from '../ui/toast-queue.ts'
import { CallError } from './call-error.ts'
import { errorSentence } from './error-words.ts'
import { rememberPlace } from './place.ts'
import { wantedPlace, wantPlace } from './company-switch.ts'
import { storage } from './storage.ts'

/** The sentence of a failure, and the reference for the support. */
export interface ShownFailure {
  readonly text: string
  readonly reference: string | null
}

interface Handlers {
  readonly banner: (failure: ShownFailure | null) => void
  readonly navigate: (to: '/' | '/signin' | '/switch' | '/second-step' | '/second-factor') => void
  /** The current address. */
  readonly place: () => string
}

let handlers: Handlers = {
  banner: () => undefined,
  navigate: () => undefined,
  place: () => '/',
}

/** Sets how failures are shown and where they lead; called once by the frame of the application. */
export function handleFailuresWith(given: Handlers): void {
  handlers = given
}

/** The screen shows the failure itself, so the banner does not. */
export function shownInPlace(): void {
  handlers.banner(null)
}

/** The sentence of a failed call. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallError
    ? errorSentence(error.key, error.metadata)
    : errorSentence('errors.internal')
}

export function referenceOf(error: unknown): string | null {
  return error instanceof CallError ? error.requestId : null
}

function tell(error: unknown): number {
  return toastQueue.add('error', sentenceOf(error), undefined, referenceOf(error))
}

/** Reports an answer that this browser cannot read: the server has no failure to log. */
function report(error: unknown): void {
  if (!(error instanceof CallError) || error.requestId === null) return
  if (error.key !== 'errors.unexpected_answer') return
  const { requestId: reference, path: where, detail } = error
  void import('./send-report.ts')
    .then(({ sendReport }) => sendReport({ reference, kind: 'answer', where, detail }))
    .catch(() => undefined)
}

/** The toast about the end of the session. */
let endToast: number | null = null

/** Whether the end of the session has been shown: later failures of the same screen then show nothing. */
function isEndTold(): boolean {
  const isShown = toastQueue.snapshot().some(({ id }) => id === endToast)
  return isShown && storage.read('signedIn') === null
}

/**
 * Ends the session when a failure says so, and returns whether it did (ERR-01, ERR-02). Signing in and up is exempt
 * (C-24). The page and the typed values are kept for the same user.
 */
function endsSession(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  if (error.key === 'errors.logas.expired') {
    // A screen makes several calls: the first answer has already ended the session.
    if (error.isOutdated || wantedPlace()?.kind === 'administration') return true
    toastQueue.add('warning', sentenceOf(error))
    wantPlace({ kind: 'administration' })
    handlers.navigate('/switch')
    return true
  }
  if (error.key === 'errors.factor.required' || error.key === 'errors.factor.missing') {
    const isAwaited = error.key === 'errors.factor.required'
    if (!error.isOutdated) handlers.navigate(isAwaited ? '/second-step' : '/second-factor')
    return true
  }
  // Only the act was refused, not the session.
  if (error.key === 'errors.factor.proof_required') return false
  if (error.status !== 401 && error.status !== 403) return false
  if (error.path.startsWith('/auth/')) return false
  if (error.isOutdated || (error.status === 401 && isEndTold())) return true
  const told = tell(error)
  if (error.status === 401) {
    endToast = told
    keepOpenForms()
    rememberPlace(handlers.place())
    storage.endSession()
  }
  handlers.navigate(error.status === 401 ? '/' : '/signin')
  return true
}

/** Shows a failed write in a toast, unless its screen shows it itself. */
export function onCommandFailure(
  error: unknown,
  handles: ((error: CallError) => boolean) | undefined,
): void {
  report(error)
  if (endsSession(error)) return
  if (error instanceof CallError && handles?.(error)) return
  tell(error)
}

/** Where a failed load shows: a search is only logged (ERR-49). */
export type LoadFailureShows = 'banner' | 'toast' | 'nowhere'

/** Shows a failed load in the banner, or in a toast where the user started it (C-37). */
export function onLoadFailure(error: unknown, shows: LoadFailureShows = 'banner'): void {
  report(error)
  if (endsSession(error) || shows === 'nowhere') return
  // The notice about the connection already says that the server does not answer.
  if (error instanceof CallError && error.isUnreachable) return
  if (shows === 'toast') tell(error)
  else handlers.banner({ text: sentenceOf(error), reference: referenceOf(error) })
}

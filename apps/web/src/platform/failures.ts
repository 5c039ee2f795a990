import { keepOpenForms } from '../form/open-forms.ts'
import { toastQueue } from '../ui/toast-queue.ts'
import { CallError } from './call-error.ts'
import { errorSentence } from './error-words.ts'
import { rememberPlace } from './place.ts'
import { stopActing } from './session.ts'
import { storage } from './storage.ts'

/** What a failure says to a person, and the reference under which support finds it. */
export interface Told {
  readonly text: string
  readonly reference: string | null
}

interface Handlers {
  readonly banner: (told: Told | null) => void
  readonly navigate: (to: '/' | '/signin') => void
  /** The address on show. */
  readonly place: () => string
}

let handlers: Handlers = {
  banner: () => undefined,
  navigate: () => undefined,
  place: () => '/',
}

/** Says where failures show and lead; called once by the frame of the application. */
export function handleFailuresWith(given: Handlers): void {
  handlers = given
}

/** The screen itself says what failed: the banner would say it twice. */
export function shownInPlace(): void {
  handlers.banner(null)
}

/** What a failed call says to a person. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallError
    ? errorSentence(error.key, error.metadata)
    : errorSentence('errors.internal')
}

export function referenceOf(error: unknown): string | null {
  return error instanceof CallError ? error.requestId : null
}

function tell(error: unknown): void {
  toastQueue.add('error', sentenceOf(error), undefined, referenceOf(error))
}

/** The server has seen nothing wrong in an answer that this browser cannot read: it is told. */
function report(error: unknown): void {
  if (!(error instanceof CallError) || error.requestId === null) return
  if (error.key !== 'errors.unexpected_answer') return
  const { requestId: reference, path: where, detail } = error
  void import('./send-report.ts')
    .then(({ sendReport }) => sendReport({ reference, kind: 'answer', where, detail }))
    .catch(() => undefined)
}

/**
 * Whether a failure ended the session; if so it has been dealt with (ERR-01, ERR-02). Signing in and
 * up is exempt (C-24). What was typed and where one stood wait for the same person.
 */
function endsSession(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  if (error.key === 'errors.logas.expired') {
    toastQueue.add('warning', sentenceOf(error))
    stopActing()
    handlers.navigate('/')
    return true
  }
  if (error.status !== 401 && error.status !== 403) return false
  if (error.path.startsWith('/auth/')) return false
  if (error.isOutdated) return true
  tell(error)
  if (error.status === 401) {
    keepOpenForms()
    rememberPlace(handlers.place())
    storage.clearSession()
  }
  handlers.navigate(error.status === 401 ? '/' : '/signin')
  return true
}

/** A write failed: a toast, unless the screen that wrote shows it itself. */
export function onCommandFailure(
  error: unknown,
  handles: ((error: CallError) => boolean) | undefined,
): void {
  report(error)
  if (endsSession(error)) return
  if (error instanceof CallError && handles?.(error)) return
  tell(error)
}

/** Where a failed load shows: a search only leaves its warning in the log (ERR-49). */
export type LoadFailureShows = 'banner' | 'toast' | 'nowhere'

/** A background load failed: the banner, or a toast where someone asked for what is loaded (C-37). */
export function onLoadFailure(error: unknown, shows: LoadFailureShows = 'banner'): void {
  report(error)
  if (endsSession(error) || shows === 'nowhere') return
  // That nothing answers is said as long as it lasts, for every load at once.
  if (error instanceof CallError && error.isUnreachable) return
  if (shows === 'toast') tell(error)
  else handlers.banner({ text: sentenceOf(error), reference: referenceOf(error) })
}

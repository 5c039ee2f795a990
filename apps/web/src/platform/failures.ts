import { toastQueue } from '../ui/toast-queue.ts'
import { CallError } from './call-error.ts'
import { errorSentence } from './error-words.ts'
import { i18n } from './i18n.ts'
import { stopActing } from './session.ts'
import { storage } from './storage.ts'

export type Navigate = (to: '/' | '/signin') => void

let banner: (text: string) => void = () => undefined
let navigate: Navigate = () => undefined

/** Says where failures show and lead; called once by the frame of the application. */
export function handleFailuresWith(handlers: {
  banner: (text: string) => void
  navigate: Navigate
}): void {
  banner = handlers.banner
  navigate = handlers.navigate
}

/** What a failed call says to a person, with the reference that support can look up. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof CallError)) return errorSentence('errors.internal')
  const sentence = errorSentence(error.key, error.metadata)
  if (error.status < 500 || error.requestId === null) return sentence
  return `${sentence} (${String(i18n.t('errors:requestId' as never, { id: error.requestId } as never))})`
}

/** Whether a failure ended the session; if so it has been dealt with (ERR-01, ERR-02). */
function endsSession(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  if (error.key === 'errors.logas.expired') {
    toastQueue.add('warning', sentenceOf(error))
    stopActing()
    navigate('/')
    return true
  }
  if (error.status === 401) {
    toastQueue.add('error', sentenceOf(error))
    storage.clearSession()
    navigate('/')
    return true
  }
  if (error.status === 403) {
    navigate('/signin')
    return true
  }
  return false
}

/** A write failed: a toast, unless the screen that wrote shows it itself. */
export function onCommandFailure(
  error: unknown,
  handles: ((error: CallError) => boolean) | undefined,
): void {
  if (error instanceof CallError && handles?.(error)) return
  if (!endsSession(error)) toastQueue.add('error', sentenceOf(error))
}

/** A background load failed: the banner, or a toast where someone asked for what is loaded (C-37). */
export function onLoadFailure(error: unknown, asToast = false): void {
  if (endsSession(error)) return
  if (asToast) toastQueue.add('error', sentenceOf(error))
  else banner(sentenceOf(error))
}

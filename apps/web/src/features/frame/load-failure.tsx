import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { sentenceOf } from '../../platform/failures.ts'
import { CallError } from '../../platform/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { MessagePage } from './message-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useFrameWords } from './words.ts'

/** A screen whose data could not be had: says so and offers to try again. */
export function LoadFailure({ error, reset }: ErrorComponentProps) {
  const t = useFrameWords()
  const router = useRouter()
  if (error instanceof CallError && isNoAddress(error.status)) return <NotFoundPage />
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <MessagePage title={t(($) => $.loadFailure.title)}>
      <p>{sentenceOf(error)}</p>
      <Button variant="primary" onPress={retry}>
        {t(($) => $.loadFailure.action)}
      </Button>
    </MessagePage>
  )
}

/** An address that names nothing, or cannot name anything: an id cut short by a mail program. */
function isNoAddress(status: number): boolean {
  return status === 404 || status === 400
}

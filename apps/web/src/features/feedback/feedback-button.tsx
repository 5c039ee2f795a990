import MessageSquareText from 'lucide-react/icons/message-square-text'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { Button } from '../../ui/button.tsx'
import type { RatedPerson } from './rated-person.ts'
import { useFeedbackWords } from './words.ts'

const FeedbackDialog = lazy(async () => {
  const { FeedbackDialog: Loaded } = await import('./feedback-dialog.tsx')
  return { default: Loaded }
})

interface FeedbackButtonProps {
  person: RatedPerson
  /** Whether the caller speaks of this mission; a manager does of their own. */
  isOpen?: boolean
  className?: string
}

/** Opens the questions about a Sider, and says what was answered (FB-01, FB-06). */
export function FeedbackButton({ person, isOpen = true, className }: FeedbackButtonProps) {
  const t = useFeedbackWords()
  const may = useCan('feedback.write')
  const [isAsking, setAsking] = useState(false)
  const { feedback, sider } = person
  const closedBecause = may.allowed
    ? isOpen
      ? undefined
      : t(($) => $.refused.other)
    : t(($) => $.refused.logas)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className={className}
        icon={<OpinionIcon workAgain={feedback?.workAgain ?? null} />}
        disabledReason={closedBecause}
        aria-haspopup="dialog"
        onPress={() => setAsking(true)}
      >
        {feedback === null
          ? t(($) => $.give)
          : feedback.workAgain === 1
            ? t(($) => $.given.yes)
            : t(($) => $.given.no)}
        <span className="sr-only"> {t(($) => $.of, { name: fullName(sider) })}</span>
      </Button>
      {isAsking && (
        <Suspense>
          <FeedbackDialog person={person} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function OpinionIcon({ workAgain }: { workAgain: 1 | -1 | null }) {
  const Icon = workAgain === null ? MessageSquareText : workAgain === 1 ? ThumbsUp : ThumbsDown
  return <Icon aria-hidden size={16} className="shrink-0" />
}

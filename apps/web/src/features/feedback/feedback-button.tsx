import MessageSquareText from 'lucide-react/icons/message-square-text'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { RatedPerson } from './rated-person.ts'
import { useFeedbackWords } from './words.ts'

const FeedbackDialog = lazy(async () => {
  const { FeedbackDialog: Loaded } = await import('./feedback-dialog.tsx')
  return { default: Loaded }
})

interface FeedbackButtonProps {
  person: RatedPerson
  /** Whether the caller may rate this mission; a manager may rate their own. */
  isOpen?: boolean
  /** In a row of a table: only the icon, with its label on hover and focus. */
  isCompact?: boolean
}

/** Opens the questions about a Sider, and shows the answer (FB-01, FB-06). */
export function FeedbackButton({ person, isOpen = true, isCompact = false }: FeedbackButtonProps) {
  const t = useFeedbackWords()
  const may = useCan('feedback.write')
  const [isAsking, setAsking] = useState(false)
  const { feedback, sider } = person
  const closedBecause = may.allowed
    ? isOpen
      ? undefined
      : t(($) => $.refused.other)
    : t(($) => $.refused.logas)
  const says =
    feedback === null
      ? t(($) => $.give)
      : feedback.workAgain === 1
        ? t(($) => $.given.yes)
        : t(($) => $.given.no)
  const about = t(($) => $.of, { name: fullName(sider) })
  const opens = {
    size: 'small',
    icon: <OpinionIcon workAgain={feedback?.workAgain ?? null} />,
    disabledReason: closedBecause,
    'aria-haspopup': 'dialog',
    onPress: () => setAsking(true),
  } as const
  return (
    <>
      {isCompact ? (
        <IconButton {...opens} className="narrow:size-11" label={`${says} ${about}`} />
      ) : (
        <Button {...opens} variant="quiet">
          {says}
          <span className="sr-only"> {about}</span>
        </Button>
      )}
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

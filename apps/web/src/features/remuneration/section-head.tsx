import type { Decision } from '@renfort/domain/access/decision.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { errorSentence } from '../../platform/error-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useRemunerationWords } from './words.ts'

interface SectionHeadProps {
  id: string
  section: 'hoursTypes' | 'indemnities'
  isConfirmed: boolean
  isValid: boolean
  mayConfirm: Decision
  pending: boolean
  onConfirm: () => void
}

/** The title of a half of the policy, whether the company has confirmed it, and the button to confirm. */
export function SectionHead({
  id,
  section,
  isConfirmed,
  isValid,
  mayConfirm,
  pending,
  onConfirm,
}: SectionHeadProps) {
  const t = useRemunerationWords()
  const closed = mayConfirm.allowed
    ? isValid
      ? undefined
      : t(($) => $.confirmation.invalid)
    : errorSentence(mayConfirm.because)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 narrow:px-4">
      <div className="min-w-60 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-lg font-semibold">
            {t(($) => $.sections[section])}
          </h2>
          {isConfirmed ? (
            <Badge tone="green" icon={<CircleCheck aria-hidden size={14} />}>
              {t(($) => $.confirmation.done[section])}
            </Badge>
          ) : (
            <Badge tone="orange" icon={<CircleAlert aria-hidden size={14} />}>
              {t(($) => $.confirmation.missing)}
            </Badge>
          )}
        </div>
        <p className="text-muted">
          {isConfirmed ? t(($) => $.confirmation.resets) : t(($) => $.confirmation.needed)}
        </p>
      </div>
      {!isConfirmed && (
        <Button
          variant="primary"
          className="narrow:w-full"
          pending={pending}
          disabledReason={closed}
          onPress={onConfirm}
        >
          {t(($) => $.confirmation.confirm[section])}
        </Button>
      )}
    </div>
  )
}

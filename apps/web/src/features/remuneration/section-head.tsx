import type { Decision } from '@renfort/domain/access/decision.ts'
import type { PolicyWarning } from '@renfort/domain/remuneration/policy-warnings.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Scale from 'lucide-react/icons/scale'
import { errorSentence } from '../../platform/error-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LawLink } from '../quotation/law-link.tsx'
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

/** Warnings of the law about values that the company may still keep. */
export function WarningNotes({ warnings }: { warnings: readonly PolicyWarning[] }) {
  const t = useRemunerationWords()
  if (warnings.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {warnings.map(({ kind, path, params, source }) => (
        <li
          key={`${kind} ${path.join('.')} ${Object.values(params).join(' ')}`}
          className="flex items-start gap-2 rounded-control bg-orange-wash px-3 py-2 text-table"
        >
          <Scale aria-hidden size={16} className="mt-0.5 shrink-0 text-orange" />
          <p>
            {t(($) => $.warnings[kind], params)}{' '}
            <LawLink text={source.text} url={source.url ?? null} />
          </p>
        </li>
      ))}
    </ul>
  )
}

import type { BonusReply, LunchReply } from '@renfort/contract/remuneration-policy.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { defaultHoursPerDay } from '@renfort/domain/remuneration/indemnities.ts'
import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useMoney } from '../../ui/use-money.ts'
import type { OpenedIndemnity } from './dialogs/indemnity-dialog.tsx'
import { jobTypesQuery } from './queries.ts'
import { useRemunerationWords } from './words.ts'

interface BonusListProps {
  bonuses: readonly BonusReply[]
  onOpen: (opened: OpenedIndemnity) => void
}

/** Bonuses are agreed with the provider: only its staff change them, and others read why (N-30, REM-26). */
export function BonusList({ bonuses, onOpen }: BonusListProps) {
  const t = useRemunerationWords()
  const mayEdit = useCan('remuneration.editBonuses').allowed
  const readers = bonuses.length === 0 ? t(($) => $.bonuses.none) : t(($) => $.bonuses.text)
  return (
    <div className="border-t border-line px-5 py-5 narrow:px-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-60 flex-1">
          <h3 className="font-medium">{t(($) => $.bonuses.title)}</h3>
          <p className="text-muted">{mayEdit ? t(($) => $.bonuses.editors) : readers}</p>
        </div>
        {mayEdit && (
          <Button
            size="small"
            icon={<Plus aria-hidden size={15} />}
            aria-label={t(($) => $.bonuses.addTitle)}
            onPress={() => onOpen({ act: 'bonus', bonus: undefined })}
          >
            {t(($) => $.addShort)}
          </Button>
        )}
      </div>
      {bonuses.length > 0 && (
        <ul className="mt-4 flex flex-col gap-3">
          {bonuses.map((bonus) => (
            <BonusRow key={bonus.id} bonus={bonus} onOpen={mayEdit ? onOpen : undefined} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface BonusRowProps {
  bonus: BonusReply
  /** `undefined` for users who only read. */
  onOpen: BonusListProps['onOpen'] | undefined
}

function BonusRow({ bonus, onOpen }: BonusRowProps) {
  const money = useMoney()
  const t = useRemunerationWords()
  const { name, amount, frequency, conditions } = bonus
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
      <div className="min-w-60 flex-1 wrap-break-word">
        <p className="font-medium">
          {t(($) => $.bonuses.frequency[frequency], {
            name,
            amount: money(eurosToCents(amount)),
          })}
        </p>
        {conditions !== '' && <p className="whitespace-pre-line text-muted">{conditions}</p>}
      </div>
      {onOpen && (
        <div className="flex gap-2">
          <Button
            size="small"
            icon={<Pencil aria-hidden size={15} />}
            aria-label={t(($) => $.edit, { what: name })}
            onPress={() => onOpen({ act: 'bonus', bonus })}
          >
            {t(($) => $.editShort)}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden size={15} />}
            aria-label={t(($) => $.delete, { what: name })}
            onPress={() => onOpen({ act: 'deleteBonus', bonus })}
          >
            {t(($) => $.deleteShort)}
          </Button>
        </div>
      )}
    </li>
  )
}

interface ConditionListProps {
  organisationId: string
  conditions: LunchReply['otherParameters']
  /** Paid by the day of work, so a minimum of hours can be a condition. */
  isDaily?: boolean
}

/** The conditions of an indemnity (REM-16 to REM-19). */
export function ConditionList({ organisationId, conditions, isDaily = false }: ConditionListProps) {
  const t = useRemunerationWords()
  const { locale } = useUiWords()
  const { seniority, hoursPerDay, zti, taskType } = conditions
  const names = useQuery({ ...jobTypesQuery(organisationId), enabled: taskType !== null }).data
  const jobs = names?.filter(({ id }) => taskType?.jobTypes.includes(id)).map(({ name }) => name)
  const threshold = hoursPerDay?.threshold ?? (isDaily ? defaultHoursPerDay : null)
  const sentences = [
    threshold !== null &&
      t(($) => $.conditions.hours, { duration: formatDuration(Math.round(threshold * 60)) }),
    seniority !== null && t(($) => $.conditions.seniority, { count: seniority.daysThreshold }),
    zti?.isApplicable === true && t(($) => $.conditions.zti),
    taskType !== null &&
      (jobs === undefined || jobs.length === 0
        ? t(($) => $.conditions.jobsCount, { count: taskType.jobTypes.length })
        : t(($) => $.conditions.jobs, {
            jobs: new Intl.ListFormat(locale, { type: 'disjunction' }).format(jobs),
          })),
  ].filter((sentence) => sentence !== false)
  if (sentences.length === 0) return null
  return (
    <ul className="list-disc pl-5 text-table text-muted">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

interface IndemnityRowProps {
  title: string
  children: ReactNode
  onAdd?: () => void
  onEdit?: () => void
  onDelete?: () => void
}

export function IndemnityRow({ title, children, onAdd, onEdit, onDelete }: IndemnityRowProps) {
  const t = useRemunerationWords()
  const mayEdit = useCan('remuneration.edit')
  const disabledReason = mayEdit.allowed ? undefined : errorSentence(mayEdit.because)
  const button = { size: 'small', disabledReason } as const
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-t border-line px-5 py-5 narrow:px-4">
      <div className="flex min-w-60 flex-1 flex-col gap-1">
        <h3 className="font-medium">{title}</h3>
        {children}
      </div>
      <div className="flex gap-2">
        {onAdd && (
          <Button
            {...button}
            icon={<Plus aria-hidden size={15} />}
            aria-label={t(($) => $.add, { what: title })}
            onPress={onAdd}
          >
            {t(($) => $.addShort)}
          </Button>
        )}
        {onEdit && (
          <Button
            {...button}
            icon={<Pencil aria-hidden size={15} />}
            aria-label={t(($) => $.edit, { what: title })}
            onPress={onEdit}
          >
            {t(($) => $.editShort)}
          </Button>
        )}
        {onDelete && (
          <Button
            {...button}
            variant="quiet"
            icon={<Trash2 aria-hidden size={15} />}
            aria-label={t(($) => $.delete, { what: title })}
            onPress={onDelete}
          >
            {t(($) => $.deleteShort)}
          </Button>
        )}
      </div>
    </div>
  )
}

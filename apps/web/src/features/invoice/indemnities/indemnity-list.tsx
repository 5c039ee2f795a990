import type { EnteredIndemnity, IndemnitiesOfWeek } from '@renfort/contract/invoice/indemnities.ts'
import { cents, eurosToCents } from '@renfort/domain/kernel/money.ts'
import { Link } from '@tanstack/react-router'
import Trash2 from 'lucide-react/icons/trash-2'
import UsersRound from 'lucide-react/icons/users-round'
import { lazy, Suspense, useState } from 'react'
import { fullName } from '../../../platform/person-name.ts'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { formatDuration } from '../../../ui/format-duration.ts'
import { formatPercent } from '../../../ui/format-figures.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { type IndemnityGroup, indemnityGroups, missionOf } from './indemnity-groups.ts'
import { useRemoveIndemnity } from './queries.ts'
import { useIndemnitiesWords } from './words.ts'

const EnterDialog = lazy(async () => ({
  default: (await import('./enter-dialog.tsx')).EnterDialog,
}))

/** The Siders who worked in the week, each with the entered and the possible indemnities. */
export function IndemnityList({ week }: { week: IndemnitiesOfWeek }) {
  const t = useIndemnitiesWords()
  const money = useMoney()
  const [chosen, setChosen] = useState<IndemnityGroup | null>(null)
  const groups = indemnityGroups(week)
  const waiting = week.indemnities.filter(({ invoice }) => invoice === null)
  if (groups.length === 0) {
    return (
      <EmptyState title={t(($) => $.empty)} icon={<UsersRound aria-hidden />}>
        {t(($) => $.emptyText)}
      </EmptyState>
    )
  }
  const { transportation, other } = week.policy
  const isPolicyEmpty = transportation.length + other.length === 0
  return (
    <>
      {isPolicyEmpty && (
        <p className="mb-4 rounded-panel bg-grey-wash px-4 py-3">{t(($) => $.noPolicy)}</p>
      )}
      <ul
        aria-label={t(($) => $.list)}
        className="rounded-panel border border-line bg-surface px-6 narrow:px-4"
      >
        {groups.map((group) => (
          <GroupItem
            key={group.key}
            {...{ group, isPolicyEmpty }}
            onEnter={() => setChosen(group)}
          />
        ))}
      </ul>
      {waiting.length > 0 && (
        <p className="pt-3 text-right font-medium">
          {t(($) => $.toBill, {
            amount: money(cents(waiting.reduce((sum, { price }) => sum + eurosToCents(price), 0))),
          })}
        </p>
      )}
      <Suspense>
        {chosen !== null && (
          <EnterDialog {...{ week }} group={chosen} onClose={() => setChosen(null)} />
        )}
      </Suspense>
    </>
  )
}

interface GroupItemProps {
  group: IndemnityGroup
  isPolicyEmpty: boolean
  onEnter: () => void
}

function GroupItem({ group, isPolicyEmpty, onEnter }: GroupItemProps) {
  const t = useIndemnitiesWords()
  const { sider, task, work, indemnities, open } = group
  const [name, mission] = [fullName(sider), missionOf(task)]
  const closed = () => {
    if (isPolicyEmpty) return t(($) => $.noPolicy)
    if (work === null) return t(($) => $.withoutHours)
    return open.length === 0 ? t(($) => $.allEntered) : undefined
  }
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-table text-muted">
            {work === null
              ? t(($) => $.noHours, { mission })
              : t(($) => $.worked, {
                  mission,
                  duration: formatDuration(work.minutes),
                  days: t(($) => $.days, { count: work.days }),
                })}
          </p>
        </div>
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t(($) => $.enterFor, { name, mission })}
          disabledReason={closed()}
          onPress={onEnter}
        >
          {t(($) => $.enter)}
        </Button>
      </div>
      {indemnities.length > 0 && (
        <ul className="pt-1">
          {indemnities.map((indemnity) => (
            <IndemnityRow key={indemnity.id} indemnity={indemnity} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** An entered indemnity: it can be removed until an invoice has it; then it links to the invoice. */
function IndemnityRow({ indemnity }: { indemnity: EnteredIndemnity }) {
  const t = useIndemnitiesWords()
  const toast = useToast()
  const { mutate, isPending } = useRemoveIndemnity()
  const { name: what, how } = useIndemnityReading()(indemnity)
  const { id, sider, price, invoice } = indemnity
  const name = fullName(sider)
  const remove = () =>
    mutate({ params: { id } }, { onSuccess: () => toast.success(t(($) => $.removed, { name })) })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {what}
        {how !== null && <span className="ml-2 text-table text-muted tabular-nums">{how}</span>}
      </span>
      <span className="flex items-center gap-3 narrow:w-full narrow:justify-between">
        {invoice === null ? (
          <Badge tone="orange">{t(($) => $.waits)}</Badge>
        ) : (
          <>
            {invoice.givenBack && <Badge tone="grey">{t(($) => $.givenBack)}</Badge>}
            <Link
              to={staffPaths.invoices}
              search={{ q: invoice.referenceNumber }}
              className={linkClass('text', 'tabular-nums')}
            >
              {invoice.referenceNumber}
            </Link>
          </>
        )}
        <Money cents={eurosToCents(price)} className="min-w-20 text-right font-medium" />
        {invoice === null ? (
          <IconButton
            size="small"
            variant="quiet"
            label={t(($) => $.remove, { what, name })}
            icon={<Trash2 aria-hidden size={17} />}
            pending={isPending}
            onPress={remove}
          />
        ) : (
          <span className="w-8 narrow:hidden" />
        )}
      </span>
    </li>
  )
}

/** The name of an entered indemnity, and the computation of its price where that differs from the entered amount. */
function useIndemnityReading() {
  const t = useIndemnitiesWords()
  const money = useMoney()
  const { locale } = useUiWords()
  return ({ kind, name, coverRate, amount }: EnteredIndemnity) => ({
    name: kind === 'transport' ? t(($) => $.transport) : t(($) => $.bonus, { name: name ?? '' }),
    how:
      coverRate === null
        ? null
        : t(($) => $.transportHow, {
            rate: formatPercent(coverRate, locale),
            cost: money(eurosToCents(amount)),
          }),
  })
}

import type { StaffItem, StaffSection } from '@renfort/contract/staff-day.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import type { StaffItemKind } from '@renfort/domain/staff-day/staff-item.ts'
import { Link } from '@tanstack/react-router'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { fullName } from '../../platform/person-name.ts'
import { staffPaths } from '../../platform/screen-paths.ts'
import { CompanyLink } from '../../platform/staff-page.tsx'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { Money } from '../../ui/money.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import type { fr as operationsFr } from '../administration/operations/fr.ts'
import { useRetryJob } from '../administration/operations/queries.ts'
import { useOperationsWords } from '../administration/operations/words.ts'
import { useCollectionWords } from '../collection/words.ts'
import { DueBadge } from '../inbox/due-badge.tsx'
import { useSettingsWords } from '../settings/words.ts'
import { ItemCare, SnoozedUntil } from './item-care.tsx'
import type { Colleagues } from './queries.ts'
import { useStaffDayWords } from './words.ts'

interface ItemProps<Kind extends StaffItemKind> {
  item: (StaffSection & { kind: Kind })['items'][number]
  colleagues: Colleagues
}

interface LineProps {
  kind: StaffItemKind
  item: StaffItem
  colleagues: Colleagues
  /** What the item is called where only text can be. */
  name: string
  title: ReactNode
  act?: ReactNode
  children?: ReactNode
}

function Line({ kind, item, colleagues, name, title, act, children }: LineProps) {
  const { note, snoozedUntil } = item.care
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0">
      <div className="min-w-56 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
          {item.due !== null && <DueBadge due={item.due} />}
        </div>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-table text-muted">{children}</p>
        {note !== null && (
          <blockquote className="mt-1.5 max-h-24 overflow-y-auto border-l-2 border-line pl-3 text-table wrap-anywhere whitespace-pre-line">
            {note}
          </blockquote>
        )}
        {snoozedUntil !== null && <SnoozedUntil until={snoozedUntil} />}
      </div>
      <div className="flex flex-wrap items-center gap-2 narrow:w-full narrow:justify-end">
        {act}
        <ItemCare {...{ kind, item, colleagues, name }} />
      </div>
    </li>
  )
}

const titleClass = linkClass('row')

/** The start of work by the clocks of its place. */
function Start({ at, zone }: { at: string; zone: ItemProps<'place'>['item']['timeZone'] }) {
  const t = useStaffDayWords()
  const { locale } = useUiWords()
  const moment = instant(at)
  const { date, time } = localAt(moment, zone)
  const clocks = useZoneName()(zone, moment)
  const day = formatDay(date, locale, 'short')
  return (
    <span className="tabular-nums">
      {clocks === null
        ? t(($) => $.begins, { day, time })
        : t(($) => $.beginsIn, { day, time, zone: clocks })}
    </span>
  )
}

function MissionTitle({ item }: { item: ItemProps<'place' | 'missing'>['item'] }) {
  return (
    <Link data-item to={staffPaths.mission} params={{ taskId: item.taskId }} className={titleClass}>
      {item.taskName}
    </Link>
  )
}

export function MissingItem({ item, colleagues }: ItemProps<'missing'>) {
  const t = useStaffDayWords()
  const { taskName: name, company, startDate, timeZone, count, siders } = item
  return (
    <Line kind="missing" {...{ item, colleagues, name }} title={<MissionTitle item={item} />}>
      <CompanyLink company={company} />
      <Start at={startDate} zone={timeZone} />
      <span>{t(($) => $.expected, { count, names: siders.map(fullName).join(', ') })}</span>
    </Line>
  )
}

export function PlaceItem({ item, colleagues }: ItemProps<'place'>) {
  const t = useStaffDayWords()
  const { taskName: name, company, startDate, timeZone, openSlots: count } = item
  return (
    <Line kind="place" {...{ item, colleagues, name }} title={<MissionTitle item={item} />}>
      <CompanyLink company={company} />
      <Start at={startDate} zone={timeZone} />
      <span>{t(($) => $.openSlots, { count })}</span>
    </Line>
  )
}

export function ContractItem({ item, colleagues }: ItemProps<'contract'>) {
  const t = useStaffDayWords()
  const { subject, taskName: name, company, startDate, timeZone, contestedBy } = item
  return (
    <Line
      kind="contract"
      {...{ item, colleagues, name }}
      title={
        <Link
          data-item
          to={staffPaths.contracts}
          hash={`contested-${subject}`}
          className={titleClass}
        >
          {name}
        </Link>
      }
    >
      <CompanyLink company={company} />
      <Start at={startDate} zone={timeZone} />
      <span>{t(($) => $.contestedBy, { name: contestedBy })}</span>
    </Line>
  )
}

export function HoursItem({ item, colleagues }: ItemProps<'hours'>) {
  const { subject, sider, taskName, company, startDate, timeZone } = item
  const name = fullName(sider)
  return (
    <Line
      kind="hours"
      {...{ item, colleagues, name }}
      title={
        <Link
          data-item
          to={staffPaths.attendances}
          hash={`conflict-${subject}`}
          className={titleClass}
        >
          {name}
        </Link>
      }
    >
      <CompanyLink company={company} />
      <span>{taskName}</span>
      <Start at={startDate} zone={timeZone} />
    </Line>
  )
}

export function PaymentItem({ item, colleagues }: ItemProps<'payment'>) {
  const t = useStaffDayWords()
  const reasons = useCollectionWords()
  const { company, referenceNumber, amount, reason } = item
  const name = t(($) => $.invoice, { number: referenceNumber })
  return (
    <Line
      kind="payment"
      {...{ item, colleagues, name }}
      title={
        <Link
          data-item
          to={staffPaths.invoices}
          search={{ q: referenceNumber }}
          className={titleClass}
        >
          {name}
        </Link>
      }
    >
      <CompanyLink company={company} />
      <Money cents={eurosToCents(amount)} />
      <span>{reasons(($) => $.reasons[reason])}</span>
    </Line>
  )
}

export function JobItem({ item, colleagues }: ItemProps<'job'>) {
  const t = useStaffDayWords()
  const operations = useOperationsWords()
  const toast = useToast()
  const { locale } = useUiWords()
  const { retry, isPending } = useRetryJob()
  const { subject, company, failedAt } = item
  const name = operations(($) => $.jobs[item.name as keyof typeof operationsFr.jobs], {
    defaultValue: item.name,
  })
  return (
    <Line
      kind="job"
      {...{ item, colleagues, name }}
      title={
        <Link data-item to={staffPaths.operations} className={titleClass}>
          {name}
        </Link>
      }
      act={
        <Button
          size="small"
          icon={<RotateCw aria-hidden size={16} />}
          aria-label={t(($) => $.retryOf, { job: name })}
          pending={isPending}
          onPress={() =>
            void retry(subject)
              .then(() => toast.success(t(($) => $.retried, { job: name })))
              .catch(() => undefined)
          }
        >
          {t(($) => $.retry)}
        </Button>
      }
    >
      {company !== null && <CompanyLink company={company} />}
      <span>{t(($) => $.failedAt, momentParts(failedAt, locale))}</span>
    </Line>
  )
}

export function SettingItem({ item, colleagues }: ItemProps<'setting'>) {
  const t = useStaffDayWords()
  const settings = useSettingsWords()
  const { company, missing } = item
  const items = missing.map((each) => settings(($) => $.items[each])).join(', ')
  return (
    <Line
      kind="setting"
      {...{ item, colleagues, name: company.name }}
      title={
        <Link
          data-item
          to={staffPaths.organisation}
          params={{ organisationId: company.id }}
          className={titleClass}
        >
          {company.name}
        </Link>
      }
    >
      <span>{t(($) => $.missing, { items })}</span>
    </Line>
  )
}

import type { InboxSection, InboxSection as Section } from '@renfort/contract/inbox.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import CheckCheck from 'lucide-react/icons/check-check'
import { type ReactNode, useId } from 'react'
import { useCan } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { tourTarget } from '../../platform/tour-target.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useCollectionWords } from '../collection/words.ts'
import { ClockText } from '../contract/clock-text.tsx'
import { itemPages, sectionOf } from '../settings/item-pages.ts'
import { useSettingsWords } from '../settings/words.ts'
import {
  CandidateLine,
  DisputeLine,
  DraftLine,
  HoursLine,
  InboxLine,
  MissingLine,
  OpeningLine,
  shownCount,
} from './inbox-lines.tsx'
import { inboxQuery } from './queries.ts'
import { useInboxWords } from './words.ts'

/** Everything that waits for the user, the most urgent kind first. */
export function InboxList() {
  const t = useInboxWords()
  const { data, isError, refetch } = useQuery({ ...inboxQuery(), meta: { failure: 'nowhere' } })
  if (data === undefined && isError) {
    return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={6} rowHeight={64} />
  if (data.sections.length === 0) {
    return (
      <EmptyState title={t(($) => $.empty.title)} icon={<CheckCheck aria-hidden />}>
        {t(($) => $.empty.text)}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {data.sections.map((section) => (
        <InboxSection key={section.kind} section={section} />
      ))}
    </div>
  )
}

const pages = {
  missing: { to: screenPaths.planning },
  contract: { to: screenPaths.contracts },
  payment: { to: screenPaths.invoices, search: { status: 'unpaid' } },
  hours: { to: screenPaths.hours, search: { status: 'att.waiting' } },
  opening: { to: screenPaths.allMissions },
  candidate: { to: screenPaths.allMissions },
  dispute: { to: screenPaths.hours, search: { status: 'att.disputed' } },
  setting: { to: screenPaths.settings },
  draft: { to: screenPaths.missionsOfStatus, params: { status: 'draft' } },
} as const satisfies Record<Section['kind'], LinkProps>

/** The waiting items of one kind; items beyond the first few are on their own page. */
function InboxSection({ section }: { section: Section }) {
  const t = useInboxWords()
  const id = useId()
  const { kind, total, lines } = section
  const title = t(($) => $.kinds[kind])
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-2.5">
        <h2 id={id} className="font-semibold tabular-nums">
          {t(($) => $.counted, { title, total: shownCount(total) })}
        </h2>
        {total > lines.length && (
          <Link
            {...pages[kind]}
            aria-label={t(($) => $.seeAllOf, { title })}
            className={linkClass('text', 'text-table')}
          >
            {t(($) => $.seeAll)}
          </Link>
        )}
      </header>
      <ul>{linesOf(section)}</ul>
    </section>
  )
}

function linesOf(section: Section): ReactNode {
  switch (section.kind) {
    case 'missing':
      return section.lines.map((line) => <MissingLine key={line.shiftId} line={line} />)
    case 'contract':
      return section.lines.map((line) => <ContractLine key={line.documentId} line={line} />)
    case 'payment':
      return section.lines.map((line) => <PaymentLine key={line.invoiceId} line={line} />)
    case 'hours':
      return section.lines.map((line) => <HoursLine key={line.monday} line={line} />)
    case 'dispute':
      return section.lines.map((line) => <DisputeLine key={line.monday} line={line} />)
    case 'opening':
      return section.lines.map((line) => <OpeningLine key={line.taskId} line={line} />)
    case 'candidate':
      return section.lines.map((line) => <CandidateLine key={line.taskId} line={line} />)
    case 'setting':
      return section.lines.map((line) => <SettingLine key={line.item} line={line} />)
    case 'draft':
      return section.lines.map((line) => <DraftLine key={line.taskId} line={line} />)
  }
}

type LineOf<Kind> = (Section & { kind: Kind })['lines'][number]

/** A contract to sign with its two deadlines (CTR-24). */
function ContractLine({ line }: { line: LineOf<'contract'> }) {
  const t = useInboxWords()
  const { documentId, taskName, inPlaceOf, due } = line
  const act = t(($) => $.sign)
  const to = { to: screenPaths.contract, params: { documentId } } as const
  return (
    <InboxLine
      title={
        <Link {...to} className={linkClass('row')}>
          {taskName}
        </Link>
      }
      due={due}
      action={
        useCan('contract.sign').allowed && (
          <Link
            {...to}
            {...tourTarget('inbox-contract')}
            aria-label={t(($) => $.actOf, { act, of: taskName })}
            className={buttonClass(undefined, 'small')}
          >
            {act}
          </Link>
        )
      }
    >
      <span className="flex flex-wrap gap-x-3">
        {inPlaceOf !== null && (
          <span className="font-medium text-ink">
            {t(($) => $.inPlaceOf, { name: fullName(inPlaceOf) })}
          </span>
        )}
        <ClockText batch={line} />
      </span>
    </InboxLine>
  )
}

/** An invoice that a bank refused to pay; the invoice shows what can be done. */
function PaymentLine({ line }: { line: LineOf<'payment'> }) {
  const t = useInboxWords()
  const reasons = useCollectionWords()
  const { invoiceId, referenceNumber, amount, reason, due } = line
  return (
    <InboxLine
      title={
        <Link
          to={screenPaths.invoices}
          search={{ invoice: invoiceId }}
          className={linkClass('row')}
        >
          {t(($) => $.invoice, { number: referenceNumber })}
        </Link>
      }
      due={due}
    >
      <span className="flex flex-wrap gap-x-3">
        <Money cents={eurosToCents(amount)} />
        <span>{reasons(($) => $.reasons[reason])}</span>
      </span>
    </InboxLine>
  )
}

/** A part of the settings without which no mission can be posted. */
function SettingLine({ line: { item, due } }: { line: LineOf<'setting'> }) {
  const t = useSettingsWords()
  return (
    <InboxLine
      title={
        <Link to={itemPages[item]} hash={sectionOf(item)} className={linkClass('row')}>
          {t(($) => $.items[item])}
        </Link>
      }
      due={due}
    />
  )
}

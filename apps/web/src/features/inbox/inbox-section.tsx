import type { InboxSection as Section } from '@renfort/contract/inbox.ts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { linkClass } from '../../ui/link-class.ts'
import { ContractLine } from './contract-line.tsx'
import { DisputeLine, HoursLine } from './hours-line.tsx'
import { CandidateLine, DraftLine, OpeningLine } from './mission-lines.tsx'
import { PaymentLine } from './payment-line.tsx'
import { SettingLine } from './setting-line.tsx'
import { shownCount } from './shown-count.ts'
import { useInboxWords } from './words.ts'

const pages = {
  contract: { to: '/contracts' },
  payment: { to: '/invoices', search: { status: 'unpaid' } },
  hours: { to: '/timesheets', search: { status: 'att.waiting' } },
  opening: { to: '/tasks/all' },
  candidate: { to: '/tasks/all' },
  dispute: { to: '/timesheets', search: { status: 'att.disputed' } },
  setting: { to: '/settings' },
  draft: { to: '/tasks/$status', params: { status: 'draft' } },
} as const satisfies Record<Section['kind'], LinkProps>

/** What waits of one kind; the lines beyond the first few are on their own page. */
export function InboxSection({ section }: { section: Section }) {
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

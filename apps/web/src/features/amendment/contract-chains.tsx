import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { EvidenceMenu } from '../contract/evidence/evidence-menu.tsx'
import { StatusBadge } from '../contract/status-badge.tsx'
import { ProfileButton } from '../sider/profile/profile-button.tsx'
import { dayOf } from './day-of.ts'
import type { Chain } from './queries.ts'
import { useAmendmentWords } from './words.ts'

const shownAtFirst = 5

/** Each contract with its amendments in their order, and how far each document has come. */
export function ContractChains({ contracts }: { contracts: readonly Chain[] }) {
  const t = useAmendmentWords()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? contracts : contracts.slice(0, shownAtFirst)
  const hidden = contracts.length - shown.length
  return (
    <>
      <ul>
        {shown.map((chain) => (
          <ContractChain key={chain.contractId} chain={chain} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="small" className="mt-2" onPress={() => setShowsAll(true)}>
          {t(($) => $.chain.more, { count: hidden })}
        </Button>
      )}
    </>
  )
}

function ContractChain({ chain }: { chain: Chain }) {
  const t = useAmendmentWords()
  const { locale } = useUiWords()
  const nameId = useId()
  const day = (wire: string) => formatDay(dayOf(wire), locale, 'date')
  const { siderId, siderName: name, firstDay, lastDay, documents } = chain
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p id={nameId} className="flex flex-wrap items-baseline gap-x-2">
        <ProfileButton siderId={siderId}>{name}</ProfileButton>
        <span className="text-table text-muted">
          {firstDay === lastDay
            ? t(($) => $.chain.on, { day: day(firstDay) })
            : t(($) => $.chain.from, { first: day(firstDay), last: day(lastDay) })}
        </span>
      </p>
      <ol aria-label={t(($) => $.chain.documents, { name })} className="mt-1 flex flex-col">
        {documents.map(({ documentId, number, kind, status, terms }, i) => (
          <li
            key={documentId}
            className="flex flex-wrap items-center justify-between gap-x-3 border-l border-line py-1 pl-3"
          >
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <Link
                to="/contracts/$documentId/signature"
                params={{ documentId }}
                className={linkClass('row')}
              >
                {t(($) => $.chain.open, { kind: t(($$) => $$.chain.kinds[kind]), number })}
              </Link>
              {isOtherTerm(documents, i) && (
                <span className="text-table text-muted">
                  {t(($) => $.chain.until, { day: day(terms.lastDay) })}
                </span>
              )}
            </span>
            <span className="flex items-center gap-1">
              <StatusBadge status={status} />
              {status === 'signed' && <EvidenceMenu documentId={documentId} name={number} />}
            </span>
          </li>
        ))}
      </ol>
    </li>
  )
}

/** Whether a document has another term than the one before it. */
function isOtherTerm(documents: Chain['documents'], i: number): boolean {
  const before = documents[i - 1]
  return before !== undefined && before.terms.lastDay !== documents[i]?.terms.lastDay
}

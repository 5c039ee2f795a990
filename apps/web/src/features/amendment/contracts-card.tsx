import type { Mission } from '@renfort/contract/mission.ts'
import { type AmendmentKind, amendmentKinds } from '@renfort/domain/amendment/amendment-kind.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarX from 'lucide-react/icons/calendar-x-2'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { lazy, Suspense, useId, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Menu } from '../../ui/menu.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { EvidenceMenu } from '../contract/evidence/evidence-file.tsx'
import { StatusBadge } from '../contract/status-badge.tsx'
import { ProfileButton } from '../sider/profile/profile-button.tsx'
import { amendmentsQuery, type Chain, dayOf, isContested, openContracts } from './queries.ts'
import { useAmendmentWords } from './words.ts'

// The dialog is rarely opened: its code loads when it opens.
const AmendDialog = lazy(async () => ({
  default: (await import('./amend-dialog.tsx')).AmendDialog,
}))

interface ContractsCardProps {
  mission: Mission
  /** Whether the reader may change the mission. */
  isOwn: boolean
}

/** The contracts of a mission, each with its amendments, and the acts that change them. */
export function ContractsCard({ mission, isOwn }: ContractsCardProps) {
  const isReader = useCan('contract.read').allowed
  return isReader && mission.hasContracts ? <Contracts mission={mission} isOwn={isOwn} /> : null
}

function Contracts({ mission, isOwn }: ContractsCardProps) {
  const t = useAmendmentWords()
  const mayAmend = useCan('contract.amend').allowed && isOwn
  const { data, isError, refetch } = useQuery({
    ...amendmentsQuery(mission.id),
    meta: { failure: 'nowhere' },
  })
  const [kind, setKind] = useState<AmendmentKind | null>(null)
  if (data !== undefined && data.contracts.length === 0) return null
  const open = openContracts(data?.contracts ?? [])
  return (
    <Panel
      title={t(($) => $.title)}
      action={
        mayAmend &&
        data !== undefined &&
        !data.contracts.every(isContested) && (
          <AmendMenu contracts={open} isFlexible={data.isFlexible} onAct={setKind} />
        )
      }
    >
      {data === undefined && !isError && <SkeletonRows rows={2} rowHeight={64} />}
      {isError && data === undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">{t(($) => $.chain.failure)}</p>
          <Button size="small" onPress={() => void refetch()}>
            {t(($) => $.chain.retry)}
          </Button>
        </div>
      )}
      {data !== undefined && <ContractChains contracts={data.contracts} />}
      {kind !== null && data !== undefined && (
        <Suspense>
          <AmendDialog
            kind={kind}
            mission={mission}
            contracts={open}
            isFlexible={data.isFlexible}
            onClose={() => setKind(null)}
          />
        </Suspense>
      )}
    </Panel>
  )
}

const icons = {
  renewal: CalendarPlus,
  term: CalendarClock,
  hours: Clock,
  place: MapPin,
  end: CalendarX,
} as const

interface AmendMenuProps {
  /** The contracts that still bind. */
  contracts: readonly Chain[]
  isFlexible: boolean
  onAct: (kind: AmendmentKind) => void
}

/** The acts on the contracts of a mission; one that the law closes says why. */
function AmendMenu({ contracts, isFlexible, onAct }: AmendMenuProps) {
  const t = useAmendmentWords()
  const closedBecause = (kind: AmendmentKind): string | undefined => {
    if (contracts.length === 0) return t(($) => $.allOver)
    if (kind === 'renewal' && contracts.every(({ renewalsLeft }) => renewalsLeft === 0)) {
      return t(($) => $.noRenewalLeft)
    }
    if (kind === 'term' && contracts.every(({ termDays }) => termDays.length === 0)) {
      return t(($) => $.noTermDay)
    }
    return kind === 'hours' && isFlexible ? t(($) => $.flexibleHours) : undefined
  }
  const commandOf = (kind: AmendmentKind) => {
    const Icon = icons[kind]
    return {
      id: kind,
      label: t(($) => $.acts[kind]),
      icon: <Icon aria-hidden />,
      isDanger: kind === 'end',
      disabledReason: closedBecause(kind),
      onAction: () => onAct(kind),
    }
  }
  return (
    <Menu
      label={t(($) => $.menu)}
      variant="secondary"
      size="small"
      groups={[amendmentKinds.filter((kind) => kind !== 'end').map(commandOf), [commandOf('end')]]}
    >
      {t(($) => $.menu)}
    </Menu>
  )
}

const shownAtFirst = 5

/** Each contract with its amendments in order, and the status of each document. */
function ContractChains({ contracts }: { contracts: readonly Chain[] }) {
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
              <Link to={screenPaths.contract} params={{ documentId }} className={linkClass('row')}>
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

/** Whether a document has another term than the previous one. */
function isOtherTerm(documents: Chain['documents'], i: number): boolean {
  const before = documents[i - 1]
  return before !== undefined && before.terms.lastDay !== documents[i]?.terms.lastDay
}

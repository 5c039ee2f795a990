import type { SeenBatch } from '@renfort/contract/contract.ts'
import { daysBetween, instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { Link, useRouter } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { FileLink } from '../../../platform/file-link.tsx'
import { useSwitchCompany } from '../../../platform/company-switch.ts'
import { useIsGroupSpace } from '../../../platform/me.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { useDayStyle } from '../../../platform/use-day-style.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { classNames } from '../../../ui/class-names.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import type { Column } from '../../../ui/table.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { ClockText } from '../clock-text.tsx'
import { EvidenceMenu } from '../evidence/evidence-file.tsx'
import { paperOf, useContractCompany } from '../queries.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useReachText } from '../paper/use-reading.ts'
import { useSignatory } from '../use-signatory.ts'
import { useContractWords } from '../words.ts'

interface CellProps {
  batch: SeenBatch
}

/**
 * Mission, manager, number of contracts, status, start and action (CTR-05); the company in the space of a group alone.
 */
export function useContractColumns(): readonly Column<SeenBatch>[] {
  const t = useContractWords()
  const isGroup = useIsGroupSpace()
  const company: Column<SeenBatch> = {
    id: 'company',
    header: t(($) => $.columns.company),
    cell: (batch) => <span className="wrap-anywhere">{batch.company.name}</span>,
    needsRoom: true,
  }
  return [
    ...(isGroup ? [company] : []),
    {
      id: 'mission',
      header: t(($) => $.columns.mission),
      cell: (batch) => <MissionCell batch={batch} />,
      // Beside the company, the heading of the manager needs its room.
      className: isGroup ? 'xl:w-[26%]' : 'xl:w-[34%]',
    },
    {
      id: 'manager',
      header: t(($) => $.columns.manager),
      cell: ({ managerName }) =>
        managerName ?? <span className="text-muted">{t(($) => $.noManager)}</span>,
      needsRoom: true,
      className: 'xl:w-30',
    },
    {
      id: 'contracts',
      header: t(($) => $.columns.contracts),
      cell: ({ contractIds }) => <span className="tabular-nums">{contractIds.length}</span>,
      align: 'end',
      className: 'w-26',
    },
    {
      id: 'status',
      header: t(($) => $.columns.status),
      cell: (batch) => <StatusCell batch={batch} />,
      className: 'w-28 xl:w-32',
    },
    {
      id: 'startDate',
      header: t(($) => $.columns.startDate),
      cell: (batch) => <StartCell batch={batch} />,
      className: 'w-28 xl:w-36',
    },
    {
      id: 'action',
      header: t(($) => $.columns.action),
      cell: (batch) => <ActionCell batch={batch} />,
      className: 'w-38 lg:w-46',
    },
  ]
}

function MissionCell({ batch }: CellProps) {
  const t = useContractWords()
  const signatoryOf = useSignatory()
  const { locale } = useUiWords()
  const { documentId, kind, taskName, signature, managerName } = batch
  const isGroup = useIsGroupSpace()
  // Where their columns have no room.
  const whose = [isGroup ? batch.company.name : null, managerName].filter((name) => name !== null)
  return (
    <div className="min-w-0 py-1.5">
      {isGroup ? (
        <span className="font-medium wrap-anywhere">{taskName}</span>
      ) : (
        <Link to={screenPaths.contract} params={{ documentId }} className={linkClass('row')}>
          {taskName}
        </Link>
      )}
      {kind !== 'contract' && <p className="text-sm">{t(($) => $.kinds[kind])}</p>}
      {whose.length > 0 && (
        <p className="hidden text-sm text-muted md:max-xl:block">{whose.join(' · ')}</p>
      )}
      <p className="text-sm">
        {signature === null ? (
          <ClockText batch={batch} />
        ) : (
          <span className="text-muted">
            {t(($) => $.signedBy, {
              name: signatoryOf(signature),
              ...momentParts(signature.date, locale, 'medium'),
            })}
          </span>
        )}
      </p>
    </div>
  )
}

/** The status; for a document to sign, also how far it was read. */
function StatusCell({ batch }: CellProps) {
  const reachText = useReachText()
  const { status, stage, pages } = batch
  return (
    <>
      <StatusBadge status={status} isLate={stage === 'limitPassed'} />
      {status === 'unsigned' && pages !== null && (
        <p className="mt-0.5 text-sm text-muted">{reachText(batch)}</p>
      )}
    </>
  )
}

/** A past start is marked, with the time since then (CTR-09). */
function StartCell({ batch: { startDate, timeZone, status } }: CellProps) {
  const t = useContractWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  const today = dateAt(useProductClock().now(), timeZone)
  const date = dateAt(instant(startDate), timeZone)
  const days = daysBetween(date, today)
  const isOld = status !== 'signed' && days >= 0
  const told = days === 0 ? t(($) => $.begunToday) : t(($) => $.elapsed, { count: days })
  return (
    <Tooltip text={isOld ? told : undefined}>
      {(trigger) => (
        <time
          {...trigger}
          dateTime={startDate}
          className={classNames(
            'whitespace-nowrap tabular-nums',
            isOld && 'font-medium text-orange',
          )}
        >
          {formatDay(date, locale, styleOf(date))}
        </time>
      )}
    </Tooltip>
  )
}

/** A signed document can be downloaded; any other is read on its page (CTR-10). */
function ActionCell({ batch }: CellProps) {
  const t = useContractWords()
  const company = useContractCompany()
  const isGroup = useIsGroupSpace()
  const { documentId, taskName: mission, status, signature } = batch
  if (isGroup) return <OpenInCompany batch={batch} />
  if (signature !== null) {
    const { address, fresh } = paperOf(batch, company)
    if (address === null) return <span className="text-muted">{t(($) => $.preparing)}</span>
    const act = t(($) => $.act.download)
    return (
      <div className="flex items-center gap-1">
        <FileLink
          file={{ address, fresh }}
          aria-label={t(($) => $.actOf, { act, mission })}
          className={buttonClass('quiet', 'small')}
        >
          <Download aria-hidden size={16} />
          {act}
        </FileLink>
        <EvidenceMenu documentId={documentId} name={mission} state={signature.evidence} />
      </div>
    )
  }
  const act = status === 'unsigned' ? t(($) => $.act.sign) : t(($) => $.act.read)
  return (
    <Link
      to={screenPaths.contract}
      params={{ documentId }}
      aria-label={t(($) => $.actOf, { act, mission })}
      className={buttonClass(undefined, 'small')}
    >
      {act}
    </Link>
  )
}

/** A document is read, signed and downloaded in its company, with the rights that one has there. */
function OpenInCompany({ batch }: CellProps) {
  const t = useContractWords()
  const switchTo = useSwitchCompany()
  const router = useRouter()
  const { company, documentId, taskName: mission, status } = batch
  const act = status === 'unsigned' ? t(($) => $.act.sign) : t(($) => $.act.read)
  return (
    <Button
      size="small"
      aria-label={t(($) => $.openIn, { act, mission, company: company.name })}
      onPress={() => {
        const { href } = router.buildLocation({
          to: screenPaths.contract,
          params: { documentId },
        })
        switchTo({ ...company, href })
      }}
    >
      {act}
    </Button>
  )
}

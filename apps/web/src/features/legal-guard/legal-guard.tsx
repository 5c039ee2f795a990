import type { Mission } from '@renfort/contract/mission.ts'
import { localTime } from '@renfort/domain/kernel/calendar.ts'
import { instantAt } from '@renfort/domain/kernel/place-time.ts'
import { begunStarts } from '@renfort/domain/legal-guard/begun-starts.ts'
import type { FindingKey } from '@renfort/domain/legal-guard/finding.ts'
import type { GuardedPlanning } from '@renfort/domain/legal-guard/legal-findings.ts'
import type { Repair } from '@renfort/domain/legal-guard/repair.ts'
import CalendarX from 'lucide-react/icons/calendar-x'
import Scale from 'lucide-react/icons/scale'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ReactNode, useId } from 'react'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PointCard } from './point-card.tsx'
import { savedPlanning, useLegalGuard } from './use-legal-guard.ts'
import { useLegalGuardWords } from './words.ts'

/** The anchor of the list of points, for links to it. */
const legalGuardAnchor = 'legal-guard'

interface LegalGuardProps {
  mission: Mission
  /** The planning on the screen, when it is not the saved one. */
  planning?: GuardedPlanning | undefined
  /** Repairs the planning; without it, points can only be read and given a reason. */
  onRepair?: ((repair: Repair) => Promise<void>) | undefined
  disabledReason?: string | undefined
  /** Asks who supplies the protective equipment; without it, only the planning is checked. */
  onSupplier?: (() => void) | undefined
  /** The screen shows shifts that have begun in another place. */
  isBegunTold?: boolean
}

/** The points of the law next to the price, each with its article; one line when there are none. */
export function LegalGuard({
  mission,
  planning,
  onRepair,
  disabledReason,
  onSupplier,
  isBegunTold = false,
}: LegalGuardProps) {
  const t = useLegalGuardWords()
  const titleId = useId()
  const { groups: all, previous, isPending, isError, retry } = useLegalGuard(mission, planning)
  const groups = all.filter(({ key }) => key !== 'equipment_supplier' || onSupplier !== undefined)
  const repairOf = (key: FindingKey) =>
    key === 'equipment_supplier' ? async () => onSupplier?.() : onRepair
  const begun = useBegunStarts(mission, planning)
  const isPlanned = mission.shifts.length > 0 || mission.flexiblePlanning !== null
  const isEmpty = planning === undefined && !isPlanned
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0)
  const isFine = !isPending && !isError && begun === 0
  const [firstDate] = groups.flatMap(({ findings }) => findings.flatMap(({ dates }) => dates))
  const zone = useZoneName()
  const zoneName =
    firstDate === undefined
      ? null
      : zone(mission.timeZone, instantAt(firstDate, localTime('12:00'), mission.timeZone))
  const isOpen = groups.some(({ findings }) =>
    findings.some(({ source }) => source.toConfirm !== undefined),
  )
  return (
    <>
      <output className="sr-only">
        {isEmpty || isPending || count === 0 ? '' : t(($) => $.count, { count })}
      </output>
      {!isEmpty && (
        <section
          id={legalGuardAnchor}
          tabIndex={-1}
          aria-labelledby={titleId}
          className="scroll-mt-44 text-table"
        >
          {begun > 0 && !isBegunTold && <BegunNotice count={begun} />}
          {count === 0 ? (
            <p
              className={
                begun > 0 ? 'sr-only' : 'flex items-start gap-2 text-muted max-sm:min-h-11'
              }
            >
              {isFine && (
                <ShieldCheck aria-hidden size={17} className="mt-0.5 shrink-0 text-green" />
              )}
              {isPending && <Skeleton className="mt-1 h-4 w-2/3" />}
              <span>
                <span id={titleId} className="sr-only">
                  {t(($) => $.title)}
                </span>{' '}
                {isFine && t(($) => $.fine)}
              </span>
            </p>
          ) : (
            <div className="rounded-panel border border-line bg-surface px-4 py-3">
              <h3 id={titleId} className="flex flex-wrap items-center gap-x-2 font-semibold">
                <Scale aria-hidden size={17} className="shrink-0 text-orange" />
                {t(($) => $.title)}
                <span className="font-normal text-muted">{t(($) => $.count, { count })}</span>
                {zoneName !== null && (
                  <span className="text-sm font-normal text-muted">{zoneName}</span>
                )}
              </h3>
              <ul className="mt-1">
                {groups.map((group) => (
                  <PointCard
                    key={group.key}
                    taskId={mission.id}
                    timeZone={mission.timeZone}
                    onRepair={repairOf(group.key)}
                    {...{ group, previous, disabledReason }}
                  />
                ))}
              </ul>
              {isOpen && <p className="mt-3 text-sm text-muted">{t(($) => $.toConfirm)}</p>}
            </div>
          )}
          {isError && (
            <div className="mt-2 flex flex-wrap items-center gap-3">
              <p>{t(($) => $.failed)}</p>
              <Button size="small" onPress={retry}>
                {t(($) => $.retry)}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  )
}

/** The number of points that still need a reason, next to the confirmation. */
export function PendingPoints({ count }: { count: number }) {
  const t = useLegalGuardWords()
  if (count === 0) return null
  return (
    <p className="rounded-control bg-orange-wash px-3 py-2 text-table">
      {t(($) => $.pending, { count })}{' '}
      <a href={`#${legalGuardAnchor}`} className={linkClass('text')}>
        {t(($) => $.pendingLink)}
      </a>
    </p>
  )
}

/** How many shifts of a draft have begun; a posted mission may go on. */
export function useBegunStarts(mission: Mission, planning?: GuardedPlanning): number {
  const { now } = useProductClock()
  const insider = useCan('shift.startYesterday').allowed
  if (mission.status !== 'draft') return 0
  return begunStarts(planning ?? savedPlanning(mission), now(), insider, mission.timeZone)
}

interface BegunNoticeProps {
  count: number
  /** A link to the planning, where that is on another screen. */
  children?: ReactNode
}

/** Says that a draft cannot be posted as planned, as soon as a shift has begun. */
export function BegunNotice({ count, children }: BegunNoticeProps) {
  const t = useLegalGuardWords()
  return (
    <p className="mb-3 flex items-start gap-2 rounded-control bg-orange-wash px-3 py-2 text-table text-orange">
      <CalendarX aria-hidden size={17} className="mt-0.5 shrink-0" />
      <span>
        {t(($) => $.begun, { count })} {children}
      </span>
    </p>
  )
}

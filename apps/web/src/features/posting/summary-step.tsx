import type { Mission } from '@renfort/contract/mission.ts'
import { instant, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { holidayWarnings } from '@renfort/domain/shift/shift-warnings.ts'
import { lazy, Suspense, useState } from 'react'
import { tourTarget } from '../../platform/tour-target.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { LegalGuard, PendingPoints } from '../legal-guard/legal-guard.tsx'
import { useRepair } from '../legal-guard/use-repair.ts'
import { MissionFieldDialog } from '../mission-fields/mission-field-dialog.tsx'
import { Essentials } from '../mission-record/facts/essentials.tsx'
import { MissingList } from '../mission-record/facts/missing-list.tsx'
import type { EditableFact } from '../mission-record/facts/mission-fact.ts'
import { useFactLock } from '../mission-record/facts/use-fact-lock.ts'
import { useMission } from '../mission-record/queries.ts'
import { missionCalendar, shiftDraftOf } from '../quotation/mission-terms.ts'
import { WarningList } from '../shift/shift-warnings.tsx'
import {
  ConfirmationPanel,
  PostBar,
  PostButton,
  PostCheck,
  usePosting,
} from './confirmation-panel.tsx'
import { StepHeading } from './step-heading.tsx'
import { SummarySections } from './summary-sections.tsx'
import { usePostingWords } from './words.ts'

const EstimateDialog = lazy(async () => ({
  default: (await import('../quotation/estimate-dialog.tsx')).EstimateDialog,
}))

const SuccessDialog = lazy(async () => ({
  default: (await import('./success-dialog.tsx')).SuccessDialog,
}))

interface SummaryStepProps {
  taskId: string
  /** Leads to the planning of a week, which is read again (SUM-20). */
  onLeave: (week: { week: number; year: number }) => void
}

/** Everything on one page, the essentials on the first screen, with the post button. */
export function SummaryStep({ taskId, onLeave }: SummaryStepProps) {
  const t = usePostingWords()
  const mission = useMission(taskId)
  const lockOf = useFactLock(mission)
  const repair = useRepair(mission)
  const [field, setField] = useState<EditableFact | null>(null)
  const [isExplaining, setExplaining] = useState(false)
  const [posted, setPosted] = useState<Mission | null>(null)
  const posting = usePosting(mission, setPosted)
  const isWide = useIsWide()
  const calendar = missionCalendar(mission)
  const obstacles = (
    <>
      <MissingList
        mission={mission}
        items={posting.missing}
        onField={setField}
        onOrganisation={posting.complete}
        level={3}
      />
      <PendingPoints count={posting.pending} />
    </>
  )
  return (
    <>
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <StepHeading title={t(($) => $.summary.title)}>{t(($) => $.summary.text)}</StepHeading>
          <div className="flex flex-col gap-4">
            {!isWide && obstacles}
            <Essentials mission={mission} level={3} />
            <WarningList warnings={holidayWarnings(mission.shifts.map(shiftDraftOf), calendar)} />
            <LegalGuard
              mission={mission}
              onRepair={mission.flexiblePlanning === null ? repair : undefined}
              disabledReason={lockOf('shifts')}
              onSupplier={() => setField('safetyEquipment')}
              isBegunTold
            />
            <SummarySections mission={mission} editor={{ taskId, onField: setField, lockOf }} />
          </div>
        </div>
        <div className="lg:sticky lg:top-[calc(8rem+var(--acting-bar))] lg:max-h-[calc(100dvh-12.25rem-var(--acting-bar))] lg:pb-4 lg:overflow-y-auto">
          <ConfirmationPanel
            mission={mission}
            posting={posting}
            onDetails={() => setExplaining(true)}
          >
            {isWide && (
              <>
                {obstacles}
                <div
                  className="-m-2 flex flex-col gap-4 rounded-control p-2"
                  {...tourTarget('post')}
                >
                  <PostCheck posting={posting} />
                  <PostButton posting={posting} />
                </div>
              </>
            )}
          </ConfirmationPanel>
        </div>
      </div>
      {!isWide && <PostBar mission={mission} posting={posting} />}
      {posting.dialog}
      <MissionFieldDialog mission={mission} field={field} onClose={() => setField(null)} />
      {isExplaining && (
        <Suspense>
          <EstimateDialog mission={mission} isOpen onClose={() => setExplaining(false)} />
        </Suspense>
      )}
      {posted !== null && (
        <Suspense>
          <SuccessDialog mission={posted} onLeave={() => onLeave(firstWeek(posted))} />
        </Suspense>
      )}
    </>
  )
}

/** The ISO week of the first shift. */
function firstWeek(mission: Mission): { week: number; year: number } {
  const first = mission.startDate ?? mission.shifts[0]?.startDate ?? mission.createdAt
  return isoWeekOf(dateAt(instant(first), mission.timeZone))
}

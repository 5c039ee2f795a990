import type { siderWork } from '@renfort/contract'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { SiderMission, SiderShift } from '@renfort/contract/sider-work.ts'
import { arrivalIssues } from '@renfort/domain/attendance/declare/presence.ts'
import { workedTimeLimits } from '@renfort/domain/attendance/declare/worked-time.ts'
import { epochMinuteOf, type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import { type ReactNode, useState } from 'react'
import { linkClass } from '../../ui/link-class.ts'
import { fill } from '../fill.ts'
import { operations } from '../operations.ts'
import { useSpoken } from '../spoken.tsx'
import { addresses } from '../use-address.ts'
import { isSameDay, useFormats } from '../use-formats.ts'
import { useLoaded } from '../use-loaded.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { ClockPanel, RefusedPress } from './clock-panel.tsx'
import { Notice } from '../notice.tsx'
import { MissionCard, MissionDetails } from './mission-card.tsx'
import { EmptyPage, LoadedPage, PageSection } from './page-parts.tsx'
import { undeclaredShifts } from './undeclared-shifts.ts'
import { usePresses } from './use-presses.ts'
import { Withdrawal } from './withdrawal.tsx'

type Work = Reply<typeof siderWork.listSiderShifts>

/** What a Sider works now, today and next. */
export function MissionsPage() {
  const { words } = useSpoken()
  const loaded = useLoaded(operations.listSiderShifts)
  return (
    <LoadedPage title={words.missions.title} loaded={loaded}>
      {(work) => (
        <ShownMissions
          work={{ ...work, now: presentHour(work.now, loaded.readAt) }}
          reload={loaded.reload}
        />
      )}
    </LoadedPage>
  )
}

/** The hour of the server now: what the phone counted since then is right, even where its hour is not. */
function presentHour(now: string, readAt: number): string {
  const passed = Math.max(0, Date.now() - readAt)
  return new Date(Date.parse(now) + passed).toISOString()
}

interface Planned {
  readonly shift: SiderShift
  readonly mission: SiderMission
}

/** Whether a shift can be clocked: from some hours before it, until a day's hours have passed. */
function isClockable({ shift, mission }: Planned, now: Instant): boolean {
  const { startDate, endDate, clock, isDeclared } = shift
  if (!mission.clocks || isDeclared || clock.state === 'ended') return false
  const [startsAt, endsAt] = [instant(startDate), instant(endDate)]
  if (clock.state === 'notStarted')
    return arrivalIssues(now, { startsAt, endsAt }, now).length === 0
  return epochMinuteOf(now) < epochMinuteOf(startsAt) + workedTimeLimits.hours * 60
}

function ShownMissions({ work, reload }: { work: Work; reload: () => Promise<void> }) {
  const { words } = useSpoken()
  const clocking = usePresses(reload)
  const [hasLeft, setLeft] = useState(false)
  const missions = new Map(work.missions.map((mission) => [mission.id, mission]))
  const now = instant(work.now)
  const planned = work.shifts.flatMap((shift): Planned[] => {
    const mission = missions.get(shift.missionId)
    return mission === undefined ? [] : [{ shift, mission }]
  })
  const known = new Set(work.shifts.map(({ id }) => id))
  const ofGoneShifts = clocking.presses.filter(({ shiftId }) => !known.has(shiftId))
  const kept = new Set(clocking.presses.map(({ shiftId }) => shiftId))
  const current = planned.filter((one) => kept.has(one.shift.id) || isClockable(one, now))
  const ahead = planned.filter((one) => one.shift.endDate > now && !current.includes(one))
  const isToday = ({ shift, mission }: Planned) => isSameDay(shift.startDate, now, mission.timeZone)
  const today = ahead.filter(isToday)
  const next = ahead.filter((one) => !isToday(one))
  const undeclared = undeclaredShifts(work).filter(
    (shift) => !current.some((one) => one.shift.id === shift.id),
  )
  const withdrawal = ({ shift, mission }: Planned) => {
    if (shift.startDate <= now || shift.clock.state !== 'notStarted') return null
    const shiftsToCome = planned.filter(
      (one) => one.mission.id === mission.id && one.shift.startDate > now,
    ).length
    const onDone = async () => {
      await reload()
      setLeft(true)
    }
    return <Withdrawal {...{ shift, mission, shiftsToCome, now, onDone }} />
  }
  return (
    <>
      {hasLeft && <Notice tone="good">{words.withdraw.done}</Notice>}
      {undeclared.length > 0 && (
        <p className="rounded-panel bg-orange-wash px-4 py-3 text-orange">
          {words.missions.undeclared}{' '}
          <a href={addresses.hours} className={linkClass()}>
            {words.missions.toHours}
          </a>
        </p>
      )}
      {ofGoneShifts.map((press) => (
        <RefusedPress key={press.id} press={press} onRead={clocking.forget} />
      ))}
      {current.length > 0 && (
        <PageSection title={words.missions.now}>
          {current.map((one) => (
            <ShiftCard key={one.shift.id} {...one} isOpen={false}>
              <ClockPanel {...one} clocking={clocking} />
              {withdrawal(one)}
            </ShiftCard>
          ))}
        </PageSection>
      )}
      {today.length > 0 && (
        <PageSection title={words.missions.today}>
          {today.map((one) => (
            <ShiftCard key={one.shift.id} {...one} isOpen isAhead>
              {withdrawal(one)}
            </ShiftCard>
          ))}
        </PageSection>
      )}
      {next.length > 0 && (
        <PageSection title={words.missions.next}>
          {next.map((one, place) => (
            <ShiftCard
              key={one.shift.id}
              {...one}
              isOpen={place === 0 && current.length + today.length === 0}
              isAhead
            >
              {withdrawal(one)}
            </ShiftCard>
          ))}
        </PageSection>
      )}
      {ahead.length > 1 && <AddToCalendar mission={null} />}
      {current.length + ahead.length === 0 && (
        <EmptyPage title={words.missions.none} text={words.missions.noneText} />
      )}
    </>
  )
}

function ShiftCard({
  shift,
  mission,
  isOpen,
  isAhead = false,
  children,
}: Planned & { isOpen: boolean; isAhead?: boolean; children?: ReactNode }) {
  const { words } = useSpoken()
  const { day, span, duration, clocksOf } = useFormats()
  const { startDate, endDate, breakDuration } = shift
  const zone = clocksOf(startDate, mission.timeZone)
  return (
    <MissionCard mission={mission}>
      <div>
        <p className="first-letter:uppercase">{day(startDate, mission.timeZone)}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-xl font-semibold">
            {span(startDate, endDate, mission.timeZone)}
          </span>
          {breakDuration > 0 && (
            <span className="text-muted">
              {fill(words.missions.breakOf, { duration: duration(breakDuration) })}
            </span>
          )}
        </p>
        {zone !== null && <p className="text-muted">{fill(words.missions.localClock, { zone })}</p>}
      </div>
      {children}
      {!mission.clocks && <p className="text-muted">{words.missions.byFile}</p>}
      <MissionDetails mission={mission} isOpen={isOpen} />
      {isAhead && <AddToCalendar mission={mission} />}
    </MissionCard>
  )
}

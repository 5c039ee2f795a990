import type { FlexiblePlanningReply } from '@renfort/contract/flexible-planning.ts'
import type {
  FlexiblePlanning,
  FlexibleRules,
} from '@renfort/domain/flexible-planning/flexible-planning.ts'
import type { IncludedDays } from '@renfort/domain/flexible-planning/included-days.ts'
import { isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { calendarOf } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import type { StoredFlexiblePlanning } from '../mission-record/flexible-planning-queries.ts'

/** A flexible planning on the wire; its days are midnights in UTC (ENT-06). */
export function toFlexiblePlanning(planning: StoredFlexiblePlanning): FlexiblePlanningReply {
  return {
    ...planning,
    startDate: `${planning.startDate}T00:00:00.000Z`,
    endDate: `${planning.endDate}T00:00:00.000Z`,
    shiftsUntil: planning.shiftsUntil === null ? null : `${planning.shiftsUntil}T00:00:00.000Z`,
  }
}

interface WirePlanning extends Pick<FlexiblePlanning, 'weeklyVolume' | 'siders'> {
  readonly startDate: string
  readonly endDate: string
  readonly amplitudeStart: string
  readonly amplitudeEnd: string
}

/** The planning that a caller describes; the contract has checked the form of its days and times. */
export function fromWirePlanning(wire: WirePlanning, include: IncludedDays): FlexiblePlanning {
  const { weeklyVolume, siders } = wire
  const { holidays, weekDays, saturday, sunday } = include
  return {
    startDate: isoDate(wire.startDate),
    endDate: isoDate(wire.endDate),
    weeklyVolume,
    siders,
    amplitudeStart: localTime(wire.amplitudeStart),
    amplitudeEnd: localTime(wire.amplitudeEnd),
    include: { holidays, weekDays, saturday, sunday },
  }
}

/** The rules by which the planning of a mission is checked for this caller (C-10, C-35). */
export function flexibleRulesOf(call: ReadCall, mission: MissionRecord): FlexibleRules {
  return {
    now: call.services.clock.now(),
    insider: can(sessionOf(call).actor, 'shift.startYesterday').allowed,
    calendar: calendarOf(mission),
  }
}

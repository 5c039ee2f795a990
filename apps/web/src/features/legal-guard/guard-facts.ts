import type { LegalFindingsReply } from '@renfort/contract/legal-guard.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import type { GuardedPlanning, GuardFacts } from '@renfort/domain/legal-guard/legal-findings.ts'
import type { PreviousMission } from '@renfort/domain/legal-guard/waiting-period.ts'
import { missionCalendar } from '../quotation/mission-terms.ts'

/**
 * The facts of a mission that the rules of the law need, from what the browser knows: the same rules as in the API,
 * without a call.
 */
export function guardFacts(
  mission: Mission,
  planning: GuardedPlanning,
  previous: LegalFindingsReply['previous'],
): GuardFacts {
  const { motive, purpose, workConditions, missionInformation, subtasks } = mission
  const own = subtasks.filter(({ custom }) => custom).map(({ name }) => name)
  return {
    planning,
    motive,
    work: [purpose, workConditions, missionInformation, ...own].flatMap((text) => text ?? []),
    equipments: mission.equipments,
    selectedCount: mission.requestedSiders.length,
    previous: previous.map(previousOf),
    calendar: missionCalendar(mission),
  }
}

function previousOf(wire: LegalFindingsReply['previous'][number]): PreviousMission {
  return {
    id: wire.taskId,
    startDate: isoDate(wire.startDate),
    endDate: isoDate(wire.endDate),
    motive: wire.reason && { reason: wire.reason, replaced: wire.replaced },
    weekdays: wire.weekdays.filter(isWeekday),
  }
}

function isWeekday(day: number): day is Weekday {
  return Number.isInteger(day) && day >= 0 && day <= 6
}

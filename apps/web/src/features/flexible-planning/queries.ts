import { quoteFlexiblePlanning, saveFlexiblePlanning } from '@renfort/contract/flexible-planning.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import type {
  FlexiblePlanning,
  FlexibleRules,
} from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { stale } from '../../platform/query-client.ts'
import { keyOf, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { missionQuery } from '../mission-record/queries.ts'
import { missionChanged } from '../mission-record/mission-changes.ts'
import { missionCalendar } from '../quotation/mission-terms.ts'
import { bodyOf } from './flexible-form.ts'

staleAfter(quoteFlexiblePlanning, ['mission'], ({ params }) => params.taskId)

/** The price of a planning that is not saved, asked with the values of its form (FLEX-15). */
export function flexibleQuotationQuery(missionId: string, planning: FlexiblePlanning) {
  const { include, ...fields } = bodyOf(planning)
  const query = {
    ...fields,
    holidays: flag(include.holidays),
    weekDays: flag(include.weekDays),
    saturday: flag(include.saturday),
    sunday: flag(include.sunday),
  }
  const input = { params: { taskId: missionId }, query }
  return queryOptions({
    queryKey: keyOf(quoteFlexiblePlanning, input),
    queryFn: ({ signal }) =>
      call(quoteFlexiblePlanning, input, signal).catch(failsAs('FlexibleQuotationError')),
    staleTime: stale.default,
    // The panel of the price shows its failure itself.
    meta: { failure: 'nowhere' },
  })
}

/** A query string holds only text. */
function flag(holds: boolean): 'true' | 'false' {
  return holds ? 'true' : 'false'
}

/** Saves the flexible planning of a mission (FLEX-16). */
export function useSaveFlexiblePlanning(
  missionId: string,
): (planning: FlexiblePlanning) => Promise<unknown> {
  const client = useQueryClient()
  const missionKey = missionQuery(missionId).queryKey
  const { mutateAsync } = useCommand(saveFlexiblePlanning, {
    onSuccess: (saved) => {
      void client.cancelQueries({ queryKey: missionKey })
      client.setQueryData<Mission>(
        missionKey,
        (mission) =>
          mission && {
            ...mission,
            isFlexiblePlanning: true,
            flexiblePlanning: saved,
            flexiblePlanningId: saved.id,
          },
      )
      missionChanged(client, missionId)
    },
  })
  return (planning) =>
    mutateAsync({ params: { taskId: missionId }, body: bodyOf(planning) }).catch(
      failsAs('FlexiblePlanningError'),
    )
}

/** The rules that check the planning of a mission now, for this user. */
export function useFlexibleRules(
  mission: Pick<Mission, 'hoursTypes' | 'localHolidays' | 'timeZone'>,
): () => FlexibleRules {
  const { now } = useProductClock()
  const insider = useCan('shift.startYesterday').allowed
  const calendar = missionCalendar(mission)
  return () => ({ now: now(), insider, calendar })
}

/** The failures of a flexible planning by name, for code that catches or reports them (FLEX-17). */
type FlexibleFailure = 'FlexiblePlanningError' | 'FlexibleQuotationError'

/** Gives the error of a call this name, and rethrows it. */
export function failsAs(name: FlexibleFailure): (failure: unknown) => never {
  return (failure) => {
    if (failure instanceof Error) failure.name = name
    throw failure
  }
}

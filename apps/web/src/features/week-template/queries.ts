import {
  deleteWeekTemplate,
  listWeekTemplates,
  saveWeekTemplate,
  type WeekTemplate,
} from '@renfort/contract/week-template.ts'
import { localTime } from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import type { TemplateShift } from '@renfort/domain/week-template/week-template.ts'
import { useQueryClient } from '@tanstack/react-query'
import { stale } from '../../platform/query-client.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'

export const weekTemplatesQuery = (jobDescriptionId: string) =>
  queryFor(listWeekTemplates, { params: { id: jobDescriptionId } }, stale.lists)

/** Keeping and deleting templates; the lists of them are read again. */
export function useWeekTemplateCommands() {
  const client = useQueryClient()
  const onSuccess = () => void client.invalidateQueries({ queryKey: keyOf(listWeekTemplates) })
  return {
    save: useCommand(saveWeekTemplate, { onSuccess, handles: ({ status }) => status === 400 }),
    remove: useCommand(deleteWeekTemplate, { onSuccess }),
  }
}

/** The shifts of a template as they travel, as the rules take them. */
export function templateShiftsOf({ shifts }: WeekTemplate): TemplateShift[] {
  return shifts.map(({ weekday, startTime, endTime, ...shift }) => ({
    ...shift,
    weekday: weekday as Weekday,
    startTime: localTime(startTime),
    endTime: localTime(endTime),
  }))
}

import type { Mission } from '@renfort/contract/mission.ts'
import {
  deleteWeekTemplate,
  listWeekTemplates,
  saveWeekTemplate,
  type WeekTemplate,
} from '@renfort/contract/week-template.ts'
import {
  addDays,
  type IsoDate,
  isoDate,
  localTime,
  mondayOf,
} from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import { checkCopies } from '@renfort/domain/shift/copy-week.ts'
import {
  shiftsOfTemplate,
  type TemplateShift,
} from '@renfort/domain/week-template/week-template.ts'
import { useQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { stale } from '../../platform/query-client.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MultiSelectList } from '../../ui/multi-select-list.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { shiftDraftOf, missionCalendar } from '../quotation/mission-terms.ts'
import { AdditionFooter, useShiftAddition } from '../shift/shift-addition.tsx'
import { AdditionPrice } from '../shift/shift-preview.tsx'
import { useShiftCalendar } from '../shift/use-shift-calendar.ts'
import { CheckedShifts } from '../shift/week/checked-shifts.tsx'
import { useWeekName } from '../shift/week/use-week-name.ts'
import { useWeekTemplateWords } from './words.ts'

/** The choice offers half a year, from the present week on. */
const offeredWeeks = 26

interface ApplyTemplateDialogProps {
  mission: Mission
  jobDescriptionId: string
  onClose: () => void
}

/** Adds the shifts of a template to some weeks, after a preview; impossible shifts are left out. */
export function ApplyTemplateDialog({
  mission,
  jobDescriptionId,
  onClose,
}: ApplyTemplateDialogProps) {
  const t = useWeekTemplateWords()
  const nameOf = useWeekName()
  const toast = useToast()
  const { data: templates } = useQuery(weekTemplatesQuery(jobDescriptionId))
  const remove = useCommand(deleteWeekTemplate)
  const { today, rules } = useShiftCalendar()
  const { isSaving, add } = useShiftAddition(mission.id, onClose)
  const [chosen, setChosen] = useState<string | null>(null)
  const [weeks, setWeeks] = useState<readonly IsoDate[]>([])
  const template = templates?.find(({ id }) => id === chosen) ?? templates?.[0]

  const saved = mission.shifts.map(shiftDraftOf)
  const calendar = missionCalendar(mission)
  const wanted =
    template === undefined ? [] : shiftsOfTemplate(templateShiftsOf(template), weeks, mission)
  const copies = checkCopies(wanted, saved, rules(), calendar)
  const kept = copies.filter(({ issues }) => issues.length === 0).map(({ draft }) => draft)
  const problem =
    weeks.length === 0
      ? t(($) => $.apply.noWeek)
      : kept.length === 0
        ? t(($) => $.apply.nothing)
        : undefined
  const deleteChosen = (id: string) =>
    remove.mutate({ params: { id } }, { onSuccess: () => toast.success(t(($) => $.apply.removed)) })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDirty={weeks.length > 0 && !isSaving}
      title={t(($) => $.apply.title)}
      footer={(close) => (
        <AdditionFooter
          count={kept.length}
          problem={template === undefined ? t(($) => $.apply.empty) : problem}
          isSaving={isSaving}
          onCancel={close}
          onAdd={() =>
            void add(
              kept,
              t(($) => $.apply.done, { count: kept.length }),
            )
          }
        />
      )}
    >
      {templates === undefined ? (
        <SkeletonRows rows={3} rowHeight={48} />
      ) : template === undefined ? (
        <p className="text-muted">{t(($) => $.apply.empty)}</p>
      ) : (
        <div className="flex flex-col gap-5">
          <div className="flex flex-col items-start gap-2">
            <div className="w-full">
              <Select
                label={t(($) => $.apply.template)}
                options={templates.map(({ id, name }) => ({ id, label: name }))}
                value={template.id}
                onChange={setChosen}
              />
            </div>
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 aria-hidden size={16} />}
              pending={remove.isPending}
              onPress={() => deleteChosen(template.id)}
            >
              {t(($) => $.apply.remove)}
            </Button>
          </div>
          <MultiSelectList
            label={t(($) => $.apply.weeks)}
            searchFrom={Infinity}
            options={Array.from({ length: offeredWeeks }, (_, i) =>
              addDays(mondayOf(today), 7 * i),
            ).map((monday) => ({ id: monday, label: nameOf(monday) }))}
            value={weeks}
            onChange={(ids) => setWeeks(ids.map(isoDate))}
          />
          <CheckedShifts copies={copies} />
          <AdditionPrice {...{ mission, saved }} drafts={kept} />
        </div>
      )}
    </Dialog>
  )
}

staleAfter(listWeekTemplates, [saveWeekTemplate, deleteWeekTemplate])

const weekTemplatesQuery = (jobDescriptionId: string) =>
  queryFor(listWeekTemplates, { params: { id: jobDescriptionId } }, stale.lists)

/** The shifts of a template, as the rules of the domain take them. */
function templateShiftsOf({ shifts }: WeekTemplate): TemplateShift[] {
  return shifts.map(({ weekday, startTime, endTime, ...shift }) => ({
    ...shift,
    weekday: weekday as Weekday,
    startTime: localTime(startTime),
    endTime: localTime(endTime),
  }))
}

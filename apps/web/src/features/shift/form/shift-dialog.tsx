import { DialogForm } from '../../../form/dialog-form.tsx'
import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { RootError } from '../../../form/root-error.tsx'
import { useContractForm } from '../../../form/use-contract-form.ts'
import { useDraft } from '../../../form/use-draft.ts'
import { issuesOf } from '../../../platform/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { wantedDays } from '../../mission-record/wanted-planning.ts'
import { missionCalendar, shiftDraftOf } from '../../quotation/mission-terms.ts'
import { useShiftCommands } from '../queries.ts'
import { plannedOf, shiftBodyOf } from '../shift-body.ts'
import { ShiftPreview } from '../shift-preview.tsx'
import { usePlanningUndo } from '../use-planning-undo.ts'
import { useShiftCalendar } from '../use-shift-calendar.ts'
import { useShiftWords } from '../words.ts'
import { RecurrencePreview, SeriesScope } from './series-scope.tsx'
import { ShiftFields } from './shift-fields.tsx'
import { asFormIssues, shiftSchema } from './shift-form-issues.ts'
import {
  firstShift,
  formValuesOf,
  nextShift,
  planningOfForm,
  recurrenceBodyOf,
  ruleOfForm,
  type ShiftFormValues,
  templateOfForm,
} from './shift-form.ts'

interface ShiftDialogProps {
  mission: Mission
  /** The shift to change; without it, a new one. */
  shift?: Shift | undefined
  /** The day of a new shift, where the user chose one. */
  day?: IsoDate | undefined
  onClose: () => void
}

/** Adds a shift or changes one; its price follows the typing (SHIFT-04). */
export function ShiftDialog({ mission, shift, day, onClose }: ShiftDialogProps) {
  const t = useShiftWords()
  const words = useUiWords()
  const formId = useId()
  const { rules } = useShiftCalendar()
  const { create, update } = useShiftCommands(mission.id)
  const { announce } = usePlanningUndo(mission.id)
  const planning = useMemo(() => mission.shifts.map(plannedOf), [mission.shifts])
  const edited = useMemo(() => (shift ? plannedOf(shift) : null), [shift])
  const calendar = missionCalendar(mission)
  const editing = () => ({ planning, edited, calendar, rules: rules() })
  const form = useContractForm({
    schema: shiftSchema(editing),
    defaultValues: initialValues(mission, shift, day),
  })
  const draft = useDraft({ form, draftKey: `shift:${mission.id}:${shift?.id ?? 'new'}` })
  const { isDirty, isValid, isSubmitting } = form.formState
  const values = form.watch()
  const { drafts, others } = planningOfForm(values, editing()) ?? { drafts: [], others: planning }
  const rule = values.repeats ? ruleOfForm(values) : null
  const isNew = shift === undefined
  const startTyping = useEffectEvent(() => form.setFocus('date'))
  // Each added shift gets a new form, which starts at its day.
  const [round, setRound] = useState(0)
  useEffect(() => startTyping(), [round])

  /** Saves, and resolves to whether it succeeded; issues of the API show at the fields. */
  const save = async (typed: ShiftFormValues): Promise<boolean> => {
    const template = templateOfForm(typed, mission.timeZone)
    if (template === null) return false
    try {
      const change = await (shift === undefined
        ? createFrom(typed)
        : update(shift.id, shiftBodyOf(template), typed.scope))
      draft.clear()
      const count = change.after.length
      announce(
        isNew ? t(($) => $.done.created, { count }) : t(($) => $.done.edited, { count }),
        change,
      )
      return true
    } catch (failure) {
      form.applyIssues(asFormIssues(issuesOf(failure)))
      return false
    }
  }
  const createFrom = (typed: ShiftFormValues) => {
    const repeated = typed.repeats ? ruleOfForm(typed) : null
    const template = templateOfForm(typed, mission.timeZone)
    if (repeated !== null && template !== null) {
      return create([shiftBodyOf(template)], recurrenceBodyOf(repeated))
    }
    return create((planningOfForm(typed, editing())?.drafts ?? []).map(shiftBodyOf))
  }
  const saveAndClose = form.handleSubmit(async () => {
    if (await save(form.getValues())) onClose()
  })
  const saveAndGoOn = form.handleSubmit(async () => {
    const typed = form.getValues()
    if (!(await save(typed))) return
    form.reset(nextShift(typed))
    setRound(round + 1)
  })
  const closedBecause =
    (!isNew && !isDirty ? t(($) => $.form.unchanged) : undefined) ??
    (isValid ? undefined : t(($) => $.form.invalid))

  return (
    <Dialog
      isOpen
      onClose={() => {
        draft.clear()
        onClose()
      }}
      title={isNew ? t(($) => $.form.createTitle) : t(($) => $.form.editTitle)}
      isDirty={isDirty && !isSubmitting}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          {isNew && (
            <Button
              pending={isSubmitting}
              disabledReason={closedBecause}
              onPress={() => void saveAndGoOn()}
            >
              {t(($) => $.form.another)}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            form={formId}
            pending={isSubmitting}
            disabledReason={closedBecause}
          >
            {isNew
              ? drafts.length > 1
                ? t(($) => $.form.submitMany)
                : t(($) => $.form.submitCreate)
              : t(($) => $.form.submitEdit)}
          </Button>
        </>
      )}
    >
      <DialogForm id={formId} onSubmit={(event) => void saveAndClose(event)}>
        {draft.wasRestored && (
          <output className="rounded-control bg-wash px-3 py-2 text-table">
            {t(($) => $.form.restored)}
          </output>
        )}
        <RootError control={form.control} />
        <ShiftFields key={round} form={form} isNew={isNew} />
        {rule !== null && <RecurrencePreview rule={rule} calendar={calendar} />}
        {edited !== null && edited.recurrenceId !== null && (
          <SeriesScope
            planning={planning}
            chosen={{ ...edited, recurrenceId: edited.recurrenceId }}
            scope={values.scope}
            onChange={(scope) => {
              form.setValue('scope', scope, { shouldDirty: true })
              void form.trigger()
            }}
          />
        )}
        <ShiftPreview {...{ mission, others, saved: planning, drafts }} />
      </DialogForm>
    </Dialog>
  )
}

/**
 * The first values: the changed shift; else the last shift of the mission, on the chosen day or a day later; else the
 * days that the user asked for.
 */
function initialValues(
  mission: Mission,
  shift: Shift | undefined,
  day: IsoDate | undefined,
): ShiftFormValues {
  if (shift !== undefined) return formValuesOf(shiftDraftOf(shift))
  const last = mission.shifts.at(-1)
  if (day !== undefined) {
    return { ...(last ? formValuesOf(shiftDraftOf(last)) : firstShift), date: day }
  }
  if (last !== undefined) return nextShift(formValuesOf(shiftDraftOf(last)))
  const [date = '', ...otherDates] = wantedDays(mission.id)
  return { ...firstShift, date, otherDates }
}

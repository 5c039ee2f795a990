import type { Mission } from '@renfort/contract/missions.ts'
import type { Shift } from '@renfort/contract/shifts.ts'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { RootError } from '../../form/root-error.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useDraft } from '../../form/use-draft.ts'
import { issuesOf } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { useShiftCommands } from './queries.ts'
import { shiftBodyOf } from './shift-body.ts'
import { ShiftFields } from './shift-fields.tsx'
import {
  asFormIssues,
  firstShift,
  formValuesOf,
  nextShift,
  type ShiftFormValues,
  shiftSchema,
  shiftsOfForm,
} from './shift-form.ts'
import { ShiftPreview } from './shift-preview.tsx'
import { useShiftCalendar } from './use-shift-calendar.ts'
import { useShiftWords } from './words.ts'

interface ShiftDialogProps {
  mission: Mission
  /** The shift to change; without it, a new one. */
  shift?: Shift | undefined
  onClose: () => void
}

/** A new shift, or the change of one; its price follows while it is typed (SHIFT-04). */
export function ShiftDialog({ mission, shift, onClose }: ShiftDialogProps) {
  const t = useShiftWords()
  const words = useUiWords()
  const toast = useToast()
  const formId = useId()
  const { rules } = useShiftCalendar()
  const { create, update } = useShiftCommands(mission.id)
  const saved = useMemo(() => mission.shifts.map(shiftDraftOf), [mission.shifts])
  const others = useMemo(
    () => mission.shifts.filter(({ id }) => id !== shift?.id).map(shiftDraftOf),
    [mission.shifts, shift?.id],
  )
  const form = useContractForm({
    schema: shiftSchema({ rules, others }),
    defaultValues: initialValues(mission, shift),
  })
  const draft = useDraft({ form, draftKey: `shift:${mission.id}:${shift?.id ?? 'new'}` })
  const { isDirty, isValid, isSubmitting } = form.formState
  const drafts = shiftsOfForm(form.watch()) ?? []
  const isNew = shift === undefined
  const startTyping = useEffectEvent(() => form.setFocus('date'))
  // Each shift that is added in a row has fields of its own, and starts at its day.
  const [round, setRound] = useState(0)
  useEffect(() => startTyping(), [round])

  /** Whether the shifts are saved; what the API refuses is shown at the fields. */
  const save = async (values: ShiftFormValues): Promise<boolean> => {
    const bodies = (shiftsOfForm(values) ?? []).map(shiftBodyOf)
    const [body] = bodies
    if (body === undefined) return false
    try {
      if (shift === undefined) await create(bodies)
      else await update(shift.id, body)
    } catch (failure) {
      form.applyIssues(asFormIssues(issuesOf(failure)))
      return false
    }
    draft.clear()
    toast.success(
      isNew ? t(($) => $.done.created, { count: bodies.length }) : t(($) => $.done.edited),
    )
    return true
  }
  const saveAndClose = form.handleSubmit(async () => {
    if (await save(form.getValues())) onClose()
  })
  const saveAndGoOn = form.handleSubmit(async () => {
    const values = form.getValues()
    if (!(await save(values))) return
    form.reset(nextShift(values))
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
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void saveAndClose(event)
        }}
      >
        {draft.wasRestored && (
          <output className="rounded-control bg-wash px-3 py-2 text-table">
            {t(($) => $.form.restored)}
          </output>
        )}
        <RootError control={form.control} />
        <ShiftFields key={round} form={form} isNew={isNew} />
        <ShiftPreview {...{ mission, others, saved, drafts }} />
      </form>
    </Dialog>
  )
}

/** The shift that is changed; else one like the last of the mission, a day later. */
function initialValues(mission: Mission, shift: Shift | undefined): ShiftFormValues {
  if (shift !== undefined) return formValuesOf(shiftDraftOf(shift))
  const last = mission.shifts.at(-1)
  return last === undefined ? firstShift : nextShift(formValuesOf(shiftDraftOf(last)))
}

import { correctContractHours } from '@renfort/contract/amendment.ts'
import type { ContractDetails } from '@renfort/contract/contract.ts'
import { instant, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { breakOptions } from '@renfort/domain/shift/shift.ts'
import { useEffect, useRef, useState } from 'react'
import { useProductClock } from '../../../platform/product-clock.ts'
import { useCommand } from '../../../platform/query.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { formatDuration } from '../../../ui/format-duration.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useReadAgain } from '../queries.ts'
import {
  correctionOf,
  firstHours,
  hoursActs,
  type HoursFields,
  hoursOf,
  type OwnShift,
  refusedHours,
  type RefusedHours,
} from './corrected-hours.ts'
import { useCorrectionWords } from './words.ts'

interface HoursDialogProps {
  batch: ContractDetails
  shifts: readonly OwnShift[]
  onClose: () => void
}

/** Adds a missing shift to a contested document, moves one of its shifts, or removes one. */
export function HoursDialog({ batch, shifts, onClose }: HoursDialogProps) {
  const t = useCorrectionWords()
  const words = useUiWords()
  const toast = useToast()
  const { timeZone } = batch
  const now = useProductClock().now()
  const today = dateAt(now, timeZone)
  const zone = useZoneName()(timeZone, now)
  const siders = batch.contracts.filter(({ isCancelled }) => !isCancelled)
  const [first] = useState(() =>
    firstHours(
      siders.map(({ siderId }) => siderId),
      shifts,
      batch.timeZone,
    ),
  )
  const [fields, setFields] = useState<HoursFields>(first)
  const { mutate, isPending, error, reset } = useCorrectHours()
  const change = (changed: Partial<HoursFields>) => {
    reset()
    setFields({ ...fields, ...changed })
  }
  const refusal = refusedHours(error)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error])
  const body = correctionOf(batch, fields)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.hours.title)}
      context={t(($) => $.hours.context)}
      isDirty={fields !== first && !isPending}
      footer={(close) => (
        <>
          <Button onPress={close}>{words.cancel}</Button>
          <Button
            variant="primary"
            pending={isPending}
            disabledReason={body === null ? t(($) => $.hours.incomplete) : undefined}
            onPress={() => {
              if (body === null) return
              mutate(
                { params: { id: batch.taskId }, body },
                {
                  onSuccess: () => {
                    toast.success(t(($) => $.hours.done))
                    onClose()
                  },
                },
              )
            }}
          >
            {t(($) => $.hours.submit)}
          </Button>
        </>
      )}
    >
      <div ref={form} className="flex flex-col gap-5">
        <div role="alert" className="empty:hidden">
          {refusal.others.length > 0 && (
            <p className="rounded-control bg-red-wash px-3 py-2 text-red">
              {refusal.others.join(' ')}
            </p>
          )}
        </div>
        <RadioGroup
          label={t(($) => $.hours.act)}
          options={hoursActs.map((act) => ({ value: act, label: t(($) => $.hours.acts[act]) }))}
          value={fields.act}
          onChange={(act) => change({ act })}
        />
        {siders.length > 1 && (
          <ChoiceGroup
            kind="boxes"
            label={t(($) => $.hours.siders)}
            error={refusal.fields.siderIds}
          >
            {() => (
              <div className="flex max-h-48 flex-col gap-1 overflow-y-auto">
                {siders.map(({ siderId, siderName }) => (
                  <Checkbox
                    key={siderId}
                    isSelected={fields.siderIds.includes(siderId)}
                    onChange={(isChosen) => {
                      const others = fields.siderIds.filter((id) => id !== siderId)
                      change({ siderIds: isChosen ? [...others, siderId] : others })
                    }}
                  >
                    {siderName}
                  </Checkbox>
                ))}
              </div>
            )}
          </ChoiceGroup>
        )}
        {fields.act !== 'add' && (
          <ShiftChoice {...{ shifts, fields, refusal, timeZone }} onChange={change} />
        )}
        {fields.act !== 'remove' && (
          <HoursInputs {...{ fields, refusal, today }} onChange={change} />
        )}
        {zone !== null && <p className="text-muted">{t(($) => $.hours.clocks, { zone })}</p>}
      </div>
    </Dialog>
  )
}

interface FieldsProps {
  fields: HoursFields
  refusal: RefusedHours
  onChange: (changed: Partial<HoursFields>) => void
}

/** Chooses one of the shifts of the chosen Siders; the fields then show its hours. */
function ShiftChoice({
  shifts,
  timeZone,
  fields,
  refusal,
  onChange,
}: FieldsProps & { shifts: readonly OwnShift[]; timeZone: TimeZone }) {
  const t = useCorrectionWords()
  const { locale } = useUiWords()
  const own = shifts.filter(({ siderIds }) => siderIds.some((id) => fields.siderIds.includes(id)))
  return (
    <Select
      label={t(($) => $.hours.shift)}
      error={refusal.fields.shiftId}
      options={own.map(({ id, startDate, endDate }) => {
        const start = localAt(instant(startDate), timeZone)
        const end = localAt(instant(endDate), timeZone)
        const day = formatDay(start.date, locale, 'medium')
        return { id, label: t(($) => $.hours.shiftOf, { day, from: start.time, to: end.time }) }
      })}
      value={fields.shiftId}
      onChange={(shiftId) =>
        onChange({
          shiftId,
          ...hoursOf(
            shifts.find(({ id }) => id === shiftId),
            timeZone,
          ),
        })
      }
    />
  )
}

function HoursInputs({ fields, refusal, today, onChange }: FieldsProps & { today: IsoDate }) {
  const t = useCorrectionWords()
  const breaks = [...new Set([...breakOptions, fields.pause])].toSorted((a, b) => a - b)
  return (
    <>
      <DateField
        label={t(($) => $.hours.day)}
        error={refusal.fields.date}
        className="max-w-64 narrow:max-w-none"
        value={fields.date}
        today={today}
        min={today}
        onChange={(date) => onChange({ date })}
      />
      <div className="grid grid-cols-3 gap-4 narrow:grid-cols-1">
        <TimeField
          label={t(($) => $.hours.start)}
          error={refusal.fields.start}
          value={fields.start}
          onChange={(start) => onChange({ start })}
        />
        <TimeField
          label={t(($) => $.hours.end)}
          error={refusal.fields.end}
          value={fields.end}
          onChange={(end) => onChange({ end })}
        />
        <Select
          label={t(($) => $.hours.pause)}
          error={refusal.fields.pause}
          options={breaks.map((minutes) => ({
            id: String(minutes),
            label: minutes === 0 ? t(($) => $.hours.noPause) : formatDuration(minutes),
          }))}
          value={String(fields.pause)}
          onChange={(pause) => onChange({ pause: Number(pause) })}
        />
      </div>
    </>
  )
}

/** Corrects the hours of a contested document: its mission and price follow. */
function useCorrectHours() {
  const readAgain = useReadAgain()
  return useCommand(correctContractHours, {
    changes: ['correctedHours'],
    onSuccess: () => void readAgain(),
    handles: ({ status }) => status < 500,
  })
}

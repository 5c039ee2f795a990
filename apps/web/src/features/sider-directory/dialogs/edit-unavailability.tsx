import { rule } from '@renfort/contract/kernel/rule.ts'
import { type SiderUnavailability, siderUnavailability } from '@renfort/contract/sider.ts'
import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { siderLimits, validateUnavailabilities } from '@renfort/domain/worker/sider-profile.ts'
import type { z } from 'zod'
import { DateFormField } from '../../../form/date-form-field.tsx'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { dayOf } from '../day-of.ts'
import type { SiderDialogProps } from '../sider-edit.ts'
import { useEntries } from '../use-entries.ts'
import { useSiderDirectoryWords } from '../words.ts'
import { entryIssuesOf, fieldIssues } from './entry-issues.ts'
import { useCheckedTogether } from './use-checked-together.ts'

interface EditUnavailabilityDialogProps extends SiderDialogProps {
  entry: SiderUnavailability | null
}

/** Days on which they cannot work: `null` for new ones. */
export function EditUnavailabilityDialog({ sider, entry, onClose }: EditUnavailabilityDialogProps) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const { put } = useEntries(sider.id, 'unavailabilities')
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={entry === null ? t(($) => $.absences.add) : t(($) => $.absences.change)}
      schema={absenceBeside(
        sider.unavailabilities.filter(({ startDate }) => startDate !== entry?.startDate),
      )}
      initial={entry === null ? blank : inDays(entry)}
      save={(values) => put(entry, values)}
      onSaved={() => toast.success(t(($) => $.saved))}
      issuesOf={entryIssuesOf}
      fields={(form) => <AbsenceFields form={form} />}
    />
  )
}

interface AbsenceFieldsProps {
  form: ContractForm<z.input<typeof siderUnavailability>, SiderUnavailability>
}

function AbsenceFields({ form }: AbsenceFieldsProps) {
  const t = useSiderDirectoryWords()
  const today = useProductClock().today()
  const { control } = form
  useCheckedTogether(form, days, (day) => isIsoDate(String(day)))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateFormField
          control={control}
          name="startDate"
          label={t(($) => $.absences.start)}
          today={today}
        />
        <DateFormField
          control={control}
          name="endDate"
          label={t(($) => $.absences.end)}
          help={t(($) => $.absences.endHelp)}
          today={today}
        />
      </div>
      <TextAreaFormField
        control={control}
        name="comment"
        label={t(($) => $.absences.comment)}
        help={t(($) => $.absences.commentHelp)}
        limit={siderLimits.comment}
        isOptional
      />
    </>
  )
}

const days = ['startDate', 'endDate'] as const

const blank: SiderUnavailability = { startDate: '', endDate: '', comment: '' }

/** As fields hold days, whatever form the API answered them in. */
function inDays({ startDate, endDate, comment }: SiderUnavailability): SiderUnavailability {
  return { startDate: dayOf(startDate), endDate: dayOf(endDate), comment }
}

/** An absence that shares no day with the others; what stands in its way is told of its own days. */
function absenceBeside(others: readonly SiderUnavailability[]) {
  const absences = others.map(inDays)
  return siderUnavailability.check(
    rule((entry: SiderUnavailability) =>
      fieldIssues(validateUnavailabilities([...absences, entry]), 1),
    ),
  )
}

import { rule } from '@renfort/contract/kernel/rule.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import {
  siderSkills,
  type SiderUnavailability,
  siderUnavailability,
} from '@renfort/contract/sider.ts'
import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { siderLimits, validateUnavailabilities } from '@renfort/domain/sider/sider-profile.ts'
import type { z } from 'zod'
import { DateFormField } from '../../../form/date-form-field.tsx'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { issuesOf } from '../../../platform/call.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { LanguagesField, LicencesField } from '../../job-fields/skill-fields.tsx'
import { EditEducationDialog, EditExperienceDialog } from './edit-entries.tsx'
import { entryIssuesOf, fieldIssues, useCheckedTogether, useEntries } from './entries.tsx'
import { IdentityFields, identityForm, identityOf, useKnownSider } from './identity-fields.tsx'
import { JobsField } from './jobs-field.tsx'
import { dayOf, useChangeSider } from './queries.ts'
import type { SiderDialogProps, SiderEdit } from './sider-edit.ts'
import { useSiderDirectoryWords } from './words.ts'

/** The dialog for the edited part. */
export function SiderDialog({ edit, ...props }: SiderDialogProps & { edit: SiderEdit }) {
  switch (edit.kind) {
    case 'identity':
      return <EditIdentityDialog {...props} />
    case 'skills':
      return <EditSkillsDialog {...props} />
    case 'experience':
      return <EditExperienceDialog {...props} entry={edit.entry} />
    case 'education':
      return <EditEducationDialog {...props} entry={edit.entry} />
    case 'unavailability':
      return <EditUnavailabilityDialog {...props} entry={edit.entry} />
  }
}

function EditIdentityDialog({ sider, onClose }: SiderDialogProps) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const { change } = useChangeSider(sider.id)
  const { known, watch } = useKnownSider()
  const { firstName, lastName, phoneNumber, email, home } = sider
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.identity.dialog)}
      schema={identityForm(phoneNumber)}
      initial={{
        firstName,
        lastName,
        hasOneName: lastName === '' || undefined,
        phoneNumber,
        email: shownEmail(email ?? ''),
        home,
      }}
      save={(values) => {
        const body = identityOf(values)
        return watch(
          body,
          () => change(body),
          (id) => id !== sider.id,
        )
      }}
      onSaved={() => toast.success(t(($) => $.saved))}
      issuesOf={issuesOf}
      fields={(form) => <IdentityFields form={form} known={known} />}
    />
  )
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)

/** Jobs, licences and languages, which one call changes together. */
function EditSkillsDialog({ sider, onClose }: SiderDialogProps) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const { change } = useChangeSider(sider.id)
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.skills.title)}
      schema={siderSkills}
      initial={{
        jobTypeIds: idsOf(sider.jobTypes),
        licenceIds: idsOf(sider.licences),
        languageIds: idsOf(sider.languages),
      }}
      save={change}
      onSaved={() => toast.success(t(($) => $.saved))}
      // A choice that left the catalogue has no field of its own: every issue shows for the whole form.
      issuesOf={(failure) => issuesOf(failure).map((found) => ({ ...found, path: [] }))}
      fields={({ watch, setValue }) => {
        const field = (name: 'jobTypeIds' | 'licenceIds' | 'languageIds') => ({
          value: watch(name),
          onChange: (ids: readonly string[]) =>
            setValue(name, [...ids], { shouldDirty: true, shouldValidate: true }),
        })
        return (
          <>
            <JobsField {...field('jobTypeIds')} />
            <LanguagesField {...field('languageIds')} />
            <LicencesField {...field('licenceIds')} />
          </>
        )
      }}
    />
  )
}

interface EditUnavailabilityDialogProps extends SiderDialogProps {
  entry: SiderUnavailability | null
}

/** Days on which a Sider is not available: `null` for a new absence. */
function EditUnavailabilityDialog({ sider, entry, onClose }: EditUnavailabilityDialogProps) {
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

/** The days in the format of the fields, whatever format the API uses. */
function inDays({ startDate, endDate, comment }: SiderUnavailability): SiderUnavailability {
  return { startDate: dayOf(startDate), endDate: dayOf(endDate), comment }
}

/** An absence that shares no day with the others; a clash is reported at its own fields. */
function absenceBeside(others: readonly SiderUnavailability[]) {
  const absences = others.map(inDays)
  return siderUnavailability.check(
    rule((entry: SiderUnavailability) =>
      fieldIssues(validateUnavailabilities([...absences, entry]), 1),
    ),
  )
}

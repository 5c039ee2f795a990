import { issue, type Issue } from '@renfort/domain/kernel/issue.ts'
import {
  defaultHoursPerDay,
  defaultSeniorityDays,
} from '@renfort/domain/remuneration/indemnities.ts'
import { useQuery } from '@tanstack/react-query'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import { type Bound, useField } from '../../../form/use-field.ts'
import { CallError } from '../../../platform/call-error.ts'
import { issuesOf } from '../../../platform/call.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { MultiSelectList } from '../../../ui/multi-select-list.tsx'
import { jobTypesQuery } from '../queries.ts'
import { useRemunerationWords } from '../words.ts'

/** The conditions of an indemnity that every Sider gets on every working day. */
export const noConditions = { seniority: null, hoursPerDay: null, zti: null, taskType: null }

interface ConditionFieldsProps<Input extends FieldValues, Output> extends Bound<Input, Output> {
  organisationId: string
}

/** The conditions of an indemnity; each is off until it is checked (REM-16 to REM-19). */
export function ConditionFields<Input extends FieldValues, Output>({
  control,
  name,
  organisationId,
}: ConditionFieldsProps<Input, Output>) {
  const t = useRemunerationWords()
  const nested = (path: string) => ({ control, name: `${name}.${path}` as FieldPath<Input> })
  const hours = useField(nested('hoursPerDay'))
  const seniority = useField(nested('seniority'))
  const zti = useField(nested('zti'))
  return (
    <ChoiceGroup label={t(($) => $.conditions.title)} kind="boxes">
      {() => (
        <div className="flex flex-col gap-4">
          <Checkbox
            isSelected={isUsed(hours.value)}
            onChange={(isOn) => hours.onChange(isOn ? { threshold: defaultHoursPerDay } : null)}
          >
            {t(($) => $.conditions.useHours)}
          </Checkbox>
          {isUsed(hours.value) && (
            <NumberFormField
              {...nested('hoursPerDay.threshold')}
              label={t(($) => $.conditions.hoursLabel)}
              suffix={<span className="pr-2 text-table">{t(($) => $.overtime.hours)}</span>}
              inputClassName="pr-18! tabular-nums"
              className="ml-7 w-48"
            />
          )}
          <Checkbox
            isSelected={isUsed(seniority.value)}
            onChange={(isOn) =>
              seniority.onChange(isOn ? { daysThreshold: defaultSeniorityDays } : null)
            }
          >
            {t(($) => $.conditions.useSeniority)}
          </Checkbox>
          {isUsed(seniority.value) && (
            <NumberFormField
              {...nested('seniority.daysThreshold')}
              label={t(($) => $.conditions.seniorityLabel)}
              suffix={<span className="pr-2 text-table">{t(($) => $.conditions.days)}</span>}
              inputClassName="pr-16! tabular-nums"
              className="ml-7 w-48"
            />
          )}
          <Checkbox
            isSelected={isUsed(zti.value)}
            onChange={(isApplicable) => zti.onChange(isApplicable ? { isApplicable } : null)}
          >
            {t(($) => $.conditions.useZti)}
          </Checkbox>
          <JobCondition {...nested('taskType')} organisationId={organisationId} />
        </div>
      )}
    </ChoiceGroup>
  )
}

function isUsed(value: unknown): boolean {
  return value !== null && value !== undefined
}

function JobCondition<Input extends FieldValues, Output>({
  control,
  name,
  organisationId,
}: ConditionFieldsProps<Input, Output>) {
  const t = useRemunerationWords()
  const { value, onChange } = useField({ control, name })
  const jobs = useQuery(jobTypesQuery(organisationId)).data ?? []
  return (
    <>
      <Checkbox
        isSelected={isUsed(value)}
        disabledReason={
          jobs.length === 0 && !isUsed(value) ? t(($) => $.conditions.noJobs) : undefined
        }
        onChange={(isOn) => onChange(isOn ? { jobTypes: [] } : null)}
      >
        {t(($) => $.conditions.useJobs)}
      </Checkbox>
      {isUsed(value) && (
        <JobList control={control} name={`${name}.jobTypes` as FieldPath<Input>} jobs={jobs} />
      )}
    </>
  )
}

interface JobListProps<Input extends FieldValues, Output> extends Bound<Input, Output> {
  jobs: readonly { readonly id: string; readonly name: string }[]
}

/** A job that the company no longer uses leaves the list at the next choice. */
function JobList<Input extends FieldValues, Output>({
  jobs,
  ...bound
}: JobListProps<Input, Output>) {
  const t = useRemunerationWords()
  const { value, onChange, error } = useField(bound)
  return (
    <MultiSelectList
      className="ml-7"
      label={t(($) => $.conditions.jobsLabel)}
      options={jobs.map(({ id, name }) => ({ id, label: name }))}
      value={Array.isArray(value) ? (value as readonly string[]) : []}
      onChange={(ids) => onChange([...ids])}
      error={error}
    />
  )
}

/** Issues of an indemnity, at the fields of its form; a duplicate shows above them. */
export function indemnityIssuesOf(kind: 'lunch' | 'transportation') {
  return (failure: unknown): Issue[] => {
    if (failure instanceof CallError && failure.key === 'errors.remuneration.duplicate_benefit') {
      return [issue([], failure.key)]
    }
    return issuesOf(failure).map((found) => ({
      ...found,
      path: found.path[0] === kind ? found.path.slice(1) : found.path,
    }))
  }
}

interface PercentFieldProps<Input extends FieldValues, Output> extends Bound<Input, Output> {
  label: string
  help?: string
}

export function PercentField<Input extends FieldValues, Output>(
  props: PercentFieldProps<Input, Output>,
) {
  return <NumberFormField {...props} suffix="%" className="w-48" />
}

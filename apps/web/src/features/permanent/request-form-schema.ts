import { euros } from '@renfort/contract/kernel/fields.ts'
import { requestFields } from '@renfort/contract/permanent.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import { isIsoDate, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import {
  completeRange,
  fewestPositions,
  salaryIssues,
  startDateIssues,
} from '@renfort/domain/permanent/permanent-request.ts'
import { z } from 'zod'

const form = requestFields.extend({
  salary: z.object({ min: euros.nullable(), max: euros.nullable() }),
})

/** The form of a request made on a day; its output is the body of the call (HRZ-04 to HRZ-09). */
export function requestFormSchema(today: IsoDate) {
  const issuesOf = ({ startDate, salary }: z.output<typeof form>): Issue[] => {
    const range = completeRange(salary)
    const ofSalary = range === undefined ? [] : salaryIssues(range)
    return [
      ...(isIsoDate(startDate) ? startDateIssues(startDate, today) : []),
      ...ofSalary.map((found) => ({ ...found, path: ['salary', ...found.path] })),
    ]
  }
  return form.check(rule(issuesOf)).transform(({ salary, ...request }) => {
    const range = completeRange(salary)
    return range === undefined ? request : { ...request, salary: range }
  })
}

export type RequestInput = z.input<typeof form>
export type RequestOutput = z.output<ReturnType<typeof requestFormSchema>>

export const emptyRequest: RequestInput = {
  jobName: '',
  location: { address: '', city: '', postalCode: '', country: 'FR', lat: null, lon: null },
  salary: { min: null, max: null },
  commentary: '',
  startDate: '',
  availablePositions: fewestPositions,
}

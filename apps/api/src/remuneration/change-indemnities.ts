import { randomUUID } from 'node:crypto'
import type { remuneration } from '@renfort/contract'
import { lunchIndemnity, transportIndemnity } from '@renfort/contract/remuneration.ts'
import { type Patch, patched } from '@renfort/domain/kernel/patch.ts'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { invalidInput, notFound, refuse, validInput } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import type { RemunerationPolicy } from '@renfort/domain/remuneration/policy.ts'
import { z } from 'zod'
import { isInCatalogue } from '../catalogue/catalogue.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { auditedLunch, auditedTransport } from './audited-policy.ts'
import { changePolicy } from './change-policy.ts'

type Change = typeof remuneration.changeIndemnities
type Delete = typeof remuneration.deleteIndemnity

/**
 * Changes or adds indemnities (API-36). One with an id changes the stored one; one without an id
 * must be the first of its kind (G-09).
 */
export function changeIndemnities(
  call: CommandCall,
  { params, body: { lunch, transportation } }: Parsed<Change>,
): Promise<Answer<Change>> {
  return changePolicy(call, params.id, (policy) => {
    const { indemnities } = policy
    refuseUnknownJobs({ lunch, transportation })
    if (lunch !== undefined) {
      const placed = place(indemnities.lunch, lunch, wholeLunch)
      return changed(policy, { lunch: placed.list }, placed, auditedLunch)
    }
    if (transportation === undefined) throw refuse('errors.input.invalid')
    const placed = place(indemnities.transportation, transportation, wholeTransport)
    return changed(policy, { transportation: placed.list }, placed, auditedTransport)
  })
}

/** Refuses job types that do not exist (REM-19). */
function refuseUnknownJobs(body: Parsed<Change>['body']): void {
  const issues = (['lunch', 'transportation'] as const).flatMap((kind) =>
    (body[kind]?.otherParameters?.taskType?.jobTypes ?? []).flatMap((job, index) =>
      isInCatalogue('jobTitle', job)
        ? []
        : [
            issue(
              [kind, 'otherParameters', 'taskType', 'jobTypes', index],
              'errors.field.unknown_choice',
            ),
          ],
    ),
  )
  if (issues.length > 0) throw invalidInput(issues)
}

function wholeLunch(given: object) {
  const { lunch } = validInput(z.object({ lunch: lunchIndemnity }), { lunch: given })
  // Only the cost of a meal voucher is shared, so other meals have no rate of cover.
  return { ...lunch, coverRate: lunch.type === 'ticket' ? lunch.coverRate : null }
}

function wholeTransport(given: object) {
  const schema = z.object({ transportation: transportIndemnity })
  return validInput(schema, { transportation: given }).transportation
}

export function deleteIndemnity(
  call: CommandCall,
  { params }: Parsed<Delete>,
): Promise<Answer<Delete>> {
  const id = params.indemnityId.toLowerCase()
  return changePolicy(call, params.id, (policy) => {
    const { lunch, transportation } = policy.indemnities
    const meal = lunch.find((one) => one.id === id)
    const transport = transportation.find((one) => one.id === id)
    const lost = meal ? auditedLunch(meal) : transport && auditedTransport(transport)
    if (lost === undefined) throw notFound()
    return {
      action: 'remuneration.removeIndemnity',
      policy: {
        ...policy,
        indemnities: {
          ...policy.indemnities,
          lunch: lunch.filter((one) => one !== meal),
          transportation: transportation.filter((one) => one !== transport),
        },
        indemnitiesConfirmation: false,
      },
      before: { ...lost, indemnitiesConfirmation: policy.indemnitiesConfirmation },
      after: { indemnitiesConfirmation: false },
    }
  })
}

interface Placed<Indemnity> {
  readonly list: readonly Indemnity[]
  readonly before: Indemnity | undefined
  readonly after: Indemnity
}

function place<Indemnity extends { readonly id: string }>(
  list: readonly Indemnity[],
  given: Patch<Indemnity>,
  wholeOf: (given: object) => Omit<Indemnity, 'id'>,
): Placed<Indemnity> {
  const id = given.id?.toLowerCase()
  if (id === undefined) {
    if (list.length > 0) throw refuse('errors.remuneration.duplicate_benefit')
    const after = { ...wholeOf(given), id: randomUUID() } as Indemnity
    return { list: [after], before: undefined, after }
  }
  const before = list.find((one) => one.id === id)
  if (before === undefined) throw notFound()
  const after = { ...wholeOf(patched(before, given)), id } as Indemnity
  return { list: list.map((one) => (one === before ? after : one)), before, after }
}

function changed<Indemnity>(
  policy: RemunerationPolicy,
  lists: Partial<RemunerationPolicy['indemnities']>,
  placed: Placed<Indemnity>,
  audited: (indemnity: Indemnity) => Readonly<Record<string, unknown>>,
) {
  const before = placed.before === undefined ? null : audited(placed.before)
  const after = audited(placed.after)
  const same = JSON.stringify(before) === JSON.stringify(after)
  const indemnitiesConfirmation = same && policy.indemnitiesConfirmation
  return {
    action: before === null ? 'remuneration.addIndemnity' : 'remuneration.changeIndemnity',
    policy: {
      ...policy,
      indemnities: { ...policy.indemnities, ...lists },
      indemnitiesConfirmation,
    },
    before: { ...before, indemnitiesConfirmation: policy.indemnitiesConfirmation },
    after: { ...after, indemnitiesConfirmation },
  } as const
}

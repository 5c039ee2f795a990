import { absenceLimits, deputyTroubles } from '@renfort/domain/deputy/absence.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, day, id, listedId } from './kernel/fields.ts'

const person = z.object({ id, firstName: z.string(), lastName: z.string() })

export const newAbsence = z.object({
  /** Who is away; the caller where absent, else somebody whose administrator the caller is. */
  userId: id.optional(),
  /** The first and the last day, on the clocks of Paris. */
  from: day,
  until: day,
  deputyId: id,
})
export type NewAbsence = z.input<typeof newAbsence>

export const absence = z.object({
  id: listedId,
  person,
  deputy: person,
  from: day,
  until: day,
  /** What keeps the deputy from doing what was left to them; `null` for nothing. */
  trouble: z.enum(deputyTroubles).nullable(),
})
export type Absence = z.infer<typeof absence>

export const listAbsences = endpoint({
  method: 'GET',
  path: '/v1/absences',
  summary:
    'Absences in the company that are not over, the first to begin first: those of the caller, those in which they stand in for somebody, and to an administrator all',
  access: 'deputy.choose',
  isOfPerson: true,
  response: z.array(absence),
  errors: [],
})

export const declareAbsence = endpoint({
  method: 'POST',
  path: '/v1/absences',
  summary: `Says when the caller is away and who signs and validates in their place meanwhile; an administrator says so for anybody. The deputy needs the rights by their own role, and gains what the absent person reaches with them. ${absenceLimits.planned} absences of a person at most`,
  access: 'deputy.choose',
  isOfPerson: true,
  body: newAbsence,
  response: absence,
  status: 201,
  errors: [
    'errors.user.forbidden',
    'errors.absence.order',
    'errors.absence.past',
    'errors.absence.too_long',
    'errors.absence.too_far',
    'errors.absence.overlap',
    'errors.absence.too_many',
    'errors.deputy.self',
    'errors.deputy.not_in_team',
    'errors.deputy.without_right',
    'errors.deputy.away',
  ],
})

export const cancelAbsence = endpoint({
  method: 'DELETE',
  path: '/v1/absences/:id',
  summary:
    'Cancels an absence of the caller, or as an administrator of anybody: the deputy does nothing more in their place, from the next call on',
  access: 'deputy.choose',
  isOfPerson: true,
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: [],
})

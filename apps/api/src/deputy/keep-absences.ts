import type { deputies } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { absenceIssues, absenceLimits, deputyTrouble } from '@renfort/domain/deputy/absence.ts'
import { dateInParis, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { findMember } from '../organisation/member-queries.ts'
import { familyOf } from '../organisation/read-organisation.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { type Call, type CommandCall, type ReadCall, sessionOf } from '../platform/http/route.ts'
import {
  type AbsenceRow,
  findAbsences,
  findDaysAway,
  insertAbsence,
  lockAbsences,
  removeAbsence,
} from './absence-queries.ts'

type List = typeof deputies.listAbsences
type Declare = typeof deputies.declareAbsence

/** What the caller may see: an administrator everybody’s absences, the others what concerns them. */
async function shownAbsences(call: ReadCall): Promise<readonly AbsenceRow[]> {
  const { actor, effectiveUserId } = sessionOf(call)
  return findAbsences(call.queries, familyOf(call), {
    today: todayOf(call),
    of: can(actor, 'team.manage').allowed ? null : effectiveUserId,
  })
}

function todayOf({ services }: Pick<Call, 'services'>) {
  return dateInParis(services.clock.now())
}

export async function listAbsences(call: ReadCall): Promise<Answer<List>> {
  return (await shownAbsences(call)).map(toAbsence)
}

function toAbsence({ role, mate, deputyAway, ...row }: AbsenceRow): Answer<Declare> {
  // Who has left the team has nothing that waits, whoever their deputy is.
  const trouble =
    role === null ? null : deputyTrouble(row, { absent: { role }, deputy: mate, deputyAway })
  return { ...row, trouble }
}

export async function declareAbsence(
  call: CommandCall,
  { body }: Parsed<Declare>,
): Promise<Answer<Declare>> {
  const { queries, transaction } = call
  const { actor, effectiveUserId } = sessionOf(call)
  const { userId = effectiveUserId, deputyId } = body
  if (userId !== effectiveUserId) {
    const right = can(actor, 'team.manage')
    if (!right.allowed) throw refuse(right.because)
  }
  const family = familyOf(call)
  const { organisationId } = family
  const today = todayOf(call)
  const days = { from: isoDate(body.from), until: isoDate(body.until) }
  await lockAbsences(queries, organisationId)
  const absent = await findMember(queries, family, userId)
  if (absent === undefined) throw notFound()
  const deputy = await findMember(queries, family, deputyId)
  const others = await findDaysAway(queries, family, { userId, today })
  if (others.length >= absenceLimits.planned) {
    throw refuse('errors.absence.too_many', { max: absenceLimits.planned })
  }
  const issues = absenceIssues(days, {
    absentId: userId,
    absent,
    deputy: deputy ?? null,
    deputyAway: await findDaysAway(queries, family, { userId: deputyId, today }),
    others,
    today,
  })
  if (issues.length > 0) throw invalidInput(issues)
  const id = await insertAbsence(
    queries,
    { organisationId, userId, deputyId, ...days },
    transaction.now,
  )
  const declared = (await shownAbsences(call)).find((one) => one.id === id)
  if (declared === undefined) throw notFound()
  await transaction.record({
    action: 'absence.declare',
    entity: 'user',
    entityId: userId,
    before: null,
    after: trailOf(declared),
  })
  return toAbsence(declared)
}

/** Whoever stands in for somebody does not cancel it: they may ask an administrator. */
export async function cancelAbsence(
  call: CommandCall,
  { params: { id } }: Parsed<typeof deputies.cancelAbsence>,
): Promise<void> {
  const { queries, transaction } = call
  const { actor, effectiveUserId } = sessionOf(call)
  const { organisationId } = familyOf(call)
  await lockAbsences(queries, organisationId)
  const found = (await shownAbsences(call)).find((one) => one.id === id)
  if (found === undefined) throw notFound()
  const right = can(actor, 'team.manage')
  if (found.person.id !== effectiveUserId && !right.allowed) throw refuse(right.because)
  await removeAbsence(queries, organisationId, id)
  await transaction.record({
    action: 'absence.cancel',
    entity: 'user',
    entityId: found.person.id,
    before: trailOf(found),
    after: null,
  })
}

function trailOf({ from, until, deputy }: AbsenceRow) {
  return { firstDay: from, lastDay: until, deputyId: deputy.id }
}

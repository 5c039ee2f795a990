import type { hoursCorrections } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { isAbsence } from '@renfort/domain/attendance/validate/difference.ts'
import { originalVersion } from '@renfort/domain/attendance/history.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { dateAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { lockAttendance, overlapsOthers } from '../../attendance/attendance-queries.ts'
import { refuseImpossible } from '../../attendance/declare/clock-hours.ts'
import { overlapRefusal } from '../../attendance/declare/refuse-overlap.ts'
import { findVersions } from '../../attendance/version-queries.ts'
import { toHoursEvent } from '../../attendance/write-hours-events.ts'
import { writeEvents } from '../../event/write-events.ts'
import { findSiderNames, lockSiders } from '../../hiring/hire-queries.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../../platform/http/route.ts'
import {
  findLastBills,
  insertCorrection,
  lockCompanyOfHours,
  meetsCorrected,
  openRebilling,
  storeRebillingCredit,
} from './correction-queries.ts'
import { findInvoice } from '../invoice-queries.ts'
import { invoiceWords } from '../invoice-words.ts'
import { issueCreditNote } from '../issue/issue-credit-note.ts'

type Correct = typeof hoursCorrections.correctHours

/**
 * Staff correct hours after the validation: the correction is stored next to the validated version.
 * Where the hours are billed, credit notes give back all hours and meals of the Sider on that
 * invoice and on later ones of the week, because overtime counts over the week, and the next run
 * bills them as corrected.
 */
export async function correctHours(
  call: CommandCall,
  { params: { id }, body: { reason, ...time } }: Parsed<Correct>,
): Promise<Answer<Correct>> {
  const { queries, transaction } = call
  const { userId } = sessionOf(call)
  if (!(await lockCompanyOfHours(queries, id))) throw notFound()
  const hours = await lockAttendance(queries, id)
  if (hours === undefined) throw notFound()
  const { organisationId, siderId, missionId, timeZone } = hours
  if (hours.status !== 'att.validated') throw refuse('errors.attendance.not_validated')
  const sider = (await findSiderNames(queries, [siderId])).get(siderId) ?? ''
  await refuseElsewhere(transaction, { id, siderId, sider, time })
  const made = { attendanceId: id, organisationId, time, reason, madeBy: userId }
  await insertCorrection(queries, made, transaction.now)
  const given = await giveBack(transaction, { ...made, siderId, sider, timeZone })
  await transaction.record({
    action: 'attendance.correct',
    entity: 'mission',
    entityId: missionId,
    organisationId,
    before: null,
    after: {
      attendanceId: id,
      siderId,
      ...time,
      creditReason: reason,
      uniqueIdentifier: given.join(', ') || null,
    },
  })
  writeEvents(transaction, [
    {
      kind: 'hours.corrected',
      organisationId,
      subject: id,
      data: { ...toHoursEvent({ id, organisationId, missionId, siderId, time }), reason },
    },
  ])
  const minutes = workedMinutes(time)
  return {
    correction: { ...time, breaks: [...time.breaks], minutes, reason, madeAt: transaction.now },
    creditNotes: [...given],
  }
}

interface Placed {
  readonly id: string
  readonly siderId: string
  readonly sider: string
  readonly time: WorkedTime
}

/** Throws if the Sider worked elsewhere at that time. */
async function refuseElsewhere(
  transaction: Transaction,
  { id, siderId, sider, time }: Placed,
): Promise<void> {
  if (isAbsence(time)) return
  const { queries } = transaction
  const versions = await findVersions(queries, id)
  refuseImpossible(transaction, time, originalVersion(versions))
  await lockSiders(queries, [siderId])
  const of = { siderId, except: id, time }
  if ((await overlapsOthers(queries, of)) || (await meetsCorrected(queries, of))) {
    throw overlapRefusal({ siderId, sider })
  }
}

interface Corrected extends Omit<Placed, 'id'> {
  readonly attendanceId: string
  readonly organisationId: string
  readonly timeZone: TimeZone
  readonly reason: string
  readonly madeBy: string
}

/**
 * Credits the Sider's lines of the week on the last bill of the hours and on later ones; returns
 * the numbers of the credit notes.
 */
async function giveBack(
  transaction: Transaction,
  { attendanceId, organisationId, siderId, sider, time, timeZone, reason, madeBy }: Corrected,
): Promise<readonly string[]> {
  const { queries } = transaction
  const day = formatsOf('fr').longDay(dateAt(time.startDate, timeZone))
  const numbers: string[] = []
  for (const invoiceId of await findLastBills(queries, { attendanceId, siderId })) {
    const netCents = await openRebilling(queries, { invoiceId, siderId, organisationId })
    if (netCents === 0) continue
    const creditId = await issueCreditNote(transaction, {
      invoiceId,
      amount: { netCents },
      reason: fillWords(invoiceWords.correctedReason, { sider, day, reason }),
      createdBy: madeBy,
    })
    if (creditId === null) continue
    await storeRebillingCredit(queries, { invoiceId, siderId, creditId })
    const credit = await findInvoice(queries, creditId)
    if (credit !== undefined) numbers.push(credit.referenceNumber)
  }
  return numbers
}

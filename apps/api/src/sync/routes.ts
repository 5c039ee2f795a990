import { sync } from '@renfort/contract'
import type { Answer, Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { type Route, writtenRead } from '../platform/http/route.ts'
import { changesOf } from './list-changes.ts'
import type { Records } from './record-queries.ts'

/** A record as its list tells it, besides its id and the time of its change. */
type Told<E extends Endpoint> =
  Answer<E> extends { readonly records: readonly (infer One)[] }
    ? Omit<One, 'id' | 'updatedAt'>
    : never

function toMission(row: Records['missions'], locale: Locale): Told<typeof sync.syncMissions> {
  const { jobTitleId, locationId, title, address, postalCode, city, ...rest } = row
  return {
    type: rest.type,
    uniqueIdentifier: rest.uniqueIdentifier,
    name: rest.name,
    jobTitle: namedTitle(jobTitleId, locale),
    startsAt: rest.startsAt,
    endsAt: rest.endsAt,
    timeZone: rest.timeZone,
    location: locationId === null ? null : { id: locationId, title, address, postalCode, city },
    managerId: rest.managerId,
    departmentId: rest.departmentId,
    orderNumber: rest.orderNumber,
    hiredSidersCount: rest.hiredSidersCount,
    isArchived: rest.isArchived,
    createdAt: rest.createdAt,
  }
}

function toShift(row: Records['shifts']): Told<typeof sync.syncShifts> {
  const { missionId, startsAt, endsAt, breakMinutes, slots, siderIds } = row
  return { missionId, startsAt, endsAt, breakMinutes, slots, siderIds }
}

function toContract(row: Records['contracts']): Told<typeof sync.syncContracts> {
  const { missionId, kind, status, version, startsAt, createdAt, signedAt, contracts } = row
  return { missionId, kind, status, version, startsAt, createdAt, signedAt, contracts }
}

function toHours(row: Records['hours']): Told<typeof sync.syncHours> {
  const { startsAt, endsAt, breaks } = row
  const time = { startDate: startsAt, endDate: endsAt, breaks }
  const worked = workedMinutes(time)
  return {
    missionId: row.missionId,
    siderId: row.siderId,
    shiftId: row.shiftId,
    status: row.status,
    startsAt,
    endsAt,
    breakMinutes: workedMinutes({ ...time, breaks: [] }) - worked,
    workedMinutes: worked,
    absenceJustification: row.absenceJustification,
    validatedAt: row.validatedAt,
    invoiceId: row.invoiceId,
  }
}

function toInvoice(row: Records['invoices']): Told<typeof sync.syncInvoices> {
  const { creditedId, creditReason } = row
  return {
    type: row.type,
    referenceNumber: row.referenceNumber,
    weekStart: row.weekStart,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    netCents: row.netCents,
    taxCents: row.taxCents,
    totalCents: row.totalCents,
    isPaid: row.isPaid,
    creditOf:
      creditedId === null || creditReason === null
        ? null
        : { invoiceId: creditedId, reason: creditReason },
  }
}

function toSider(row: Records['siders']): Told<typeof sync.syncSiders> {
  const { firstName, lastName, ownNumber, hiredAt } = row
  return { firstName, lastName, ownNumber, hiredAt }
}

/** The lists by which other software keeps a copy of a company’s records. */
export const syncRoutes: readonly Route[] = [
  writtenRead(sync.syncMissions, (call, { query }) =>
    changesOf(call, {
      kind: 'missions',
      access: 'mission.list',
      query,
      toRecord: (row) => toMission(row, call.locale),
    }),
  ),
  writtenRead(sync.syncShifts, (call, { query }) =>
    changesOf(call, { kind: 'shifts', access: 'mission.list', query, toRecord: toShift }),
  ),
  writtenRead(sync.syncContracts, (call, { query }) =>
    changesOf(call, { kind: 'contracts', access: 'contract.copy', query, toRecord: toContract }),
  ),
  writtenRead(sync.syncHours, (call, { query }) =>
    changesOf(call, { kind: 'hours', access: 'attendance.copy', query, toRecord: toHours }),
  ),
  writtenRead(sync.syncInvoices, (call, { query }) =>
    changesOf(call, { kind: 'invoices', access: 'invoice.read', query, toRecord: toInvoice }),
  ),
  writtenRead(sync.syncSiders, (call, { query }) =>
    changesOf(call, { kind: 'siders', access: 'worker.readProfile', query, toRecord: toSider }),
  ),
]

import { documentKinds } from '@renfort/domain/amendment/amendment-kind.ts'
import { absenceJustifications, attendanceStatuses } from '@renfort/domain/attendance/attendance.ts'
import type { Action } from '@renfort/domain/access/policy.ts'
import { contractStatuses } from '@renfort/domain/contract/contract-transitions.ts'
import { goneRecordsKeptDays, syncLimits } from '@renfort/domain/sync/sync.ts'
import { invoiceTypes } from '@renfort/domain/invoice/invoice.ts'
import { missionTypes } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { ownNumber } from './company-sider.ts'
import { endpoint } from './kernel/endpoint.ts'
import {
  code,
  instant,
  listedId,
  listedIds,
  listedInstant,
  named,
  queryLimit,
} from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'

const cents = z.number().int()
const day = z.iso.date()

const syncQuery = z.object({
  updatedSince: instant
    .optional()
    .describe(
      'in UTC, ending in Z; the records that changed from then on, all without it; ignored with a cursor',
    ),
  cursor: code(500).optional().describe('`next` of the page before'),
  limit: queryLimit(syncLimits.most).default(syncLimits.usual),
})

/**
 * A list for software that keeps a copy: in the order of the last changes, each record once, until
 * it changes again. What is gone, or is no more for the caller, is told by its id.
 */
function listOfChanges<Row extends z.ZodRawShape>(
  path: string,
  { what, access, row }: { readonly what: string; readonly access: Action; readonly row: Row },
) {
  return endpoint({
    method: 'GET',
    path: `/v1/sync/${path}`,
    summary: `${what}, for a copy of them: those that changed last come last, deleted ones by their id for ${goneRecordsKeptDays} days`,
    access,
    query: syncQuery,
    response: z.object({
      records: z.array(z.object({ id: listedId, updatedAt: listedInstant, ...row })),
      /** Forget those that you have. */
      deleted: z.array(z.object({ id: listedId, deletedAt: listedInstant })),
      next: z.string().describe('the cursor to ask after next, also when nothing is new'),
      hasMore: z.boolean(),
    }),
    errors: ['errors.cursor.invalid', 'errors.cursor.swept'],
  })
}

export const syncMissions = listOfChanges('tasks', {
  what: 'Posted missions',
  access: 'mission.list',
  row: {
    type: z.enum(missionTypes),
    uniqueIdentifier: z.string().nullable(),
    name: z.string().nullable(),
    jobTitle: named,
    startsAt: listedInstant.nullable(),
    endsAt: listedInstant.nullable(),
    timeZone,
    location: z
      .object({
        id: listedId,
        title: z.string(),
        address: z.string(),
        postalCode: z.string(),
        city: z.string(),
      })
      .nullable(),
    managerId: listedId.nullable(),
    departmentId: listedId.nullable(),
    orderNumber: z.string().nullable(),
    hiredSidersCount: z.number().int(),
    isArchived: z.boolean(),
    createdAt: listedInstant,
  },
})

export const syncShifts = listOfChanges('shifts', {
  what: 'Shifts of posted missions and who is hired for them',
  access: 'mission.list',
  row: {
    missionId: listedId,
    startsAt: listedInstant,
    endsAt: listedInstant,
    breakMinutes: z.number().int(),
    slots: z.number().int(),
    siderIds: listedIds,
  },
})

export const syncContracts = listOfChanges('contracts', {
  what: 'Documents to sign and signed ones, amendments among them',
  access: 'contract.copy',
  row: {
    missionId: listedId,
    kind: z.enum(documentKinds),
    status: z.enum(contractStatuses),
    version: z.number().int(),
    startsAt: listedInstant,
    createdAt: listedInstant,
    signedAt: listedInstant.nullable(),
    contracts: z.array(z.object({ id: listedId, siderId: listedId, isCancelled: z.boolean() })),
  },
})

export const syncHours = listOfChanges('hours', {
  what: 'Worked hours, as the version in force says them',
  access: 'attendance.copy',
  row: {
    missionId: listedId,
    siderId: listedId,
    shiftId: listedId.nullable(),
    status: z.enum(attendanceStatuses),
    startsAt: listedInstant.describe('the same as `endsAt` for somebody who did not work'),
    endsAt: listedInstant,
    breakMinutes: z.number().int(),
    workedMinutes: z.number().int().describe('from start to end, without the breaks'),
    absenceJustification: z.enum(absenceJustifications).nullable(),
    validatedAt: listedInstant.nullable(),
    invoiceId: listedId.nullable(),
  },
})

export const syncInvoices = listOfChanges('invoices', {
  what: 'Invoices and credit notes',
  access: 'invoice.read',
  row: {
    type: z.enum(invoiceTypes),
    referenceNumber: z.string(),
    weekStart: day.describe('the Monday of the week that is billed'),
    issuedOn: day,
    dueOn: day,
    netCents: cents,
    taxCents: cents,
    totalCents: cents.describe('negative for a credit note'),
    isPaid: z.boolean(),
    creditOf: z
      .object({ invoiceId: listedId, reason: z.string() })
      .nullable()
      .describe('for a credit note'),
  },
})

export const syncSiders = listOfChanges('siders', {
  what: 'Siders whom the company has hired',
  access: 'worker.readProfile',
  row: {
    firstName: z.string(),
    lastName: z.string(),
    ownNumber: ownNumber.describe('your own number of the Sider, if you gave one'),
    hiredAt: listedInstant,
  },
})

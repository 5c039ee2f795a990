import type { EventKind } from '@renfort/domain/event/event-kinds.ts'
import type { EventData } from './event.ts'

const missionId = '1c5b9a52-7f0e-4c1d-9b39-0f5d0c8f2a11'
const siderId = '93f20b1e-55a4-4f0b-8a57-6a1f4f3f9d02'
const invoiceId = '5e8d6f0a-2f6c-4b8e-9c0f-3a7f1d2b4c63'
const documentId = 'b2f7c1de-8c1b-4a53-a8c5-7d2e9f1a0b74'

const sider = { missionId, siderId, siderNumber: '00123' }
const hire = { ...sider, shiftIds: ['0d4c2b1a-9e8f-4d7c-8b6a-5f4e3d2c1b05'] }
const hours = {
  ...sider,
  attendanceId: '7a0e3c5d-1b2f-4e6a-9d8c-0f1e2d3c4b56',
  startsAt: '2026-12-07T08:00:00.000Z',
  endsAt: '2026-12-07T16:00:00.000Z',
  breakMinutes: 60,
  workedMinutes: 420,
}
const bill = { invoiceId, referenceNumber: 'F2026-000128' }

/** An example of the `data` of each kind of event, for the pages that teach them. */
export const eventExamples: { readonly [Kind in EventKind]: EventData<Kind> } = {
  'mission.posted': {
    missionId,
    uniqueIdentifier: 'M1042',
    name: 'Brunch',
    startsAt: '2026-12-07T08:00:00.000Z',
    endsAt: '2026-12-11T16:00:00.000Z',
  },
  'sider.hired': hire,
  'sider.declined': sider,
  'sider.removed': { ...hire, reason: 'sick' },
  'sider.late': {
    ...sider,
    shiftId: '0d4c2b1a-9e8f-4d7c-8b6a-5f4e3d2c1b05',
    startsAt: '2026-12-07T08:00:00.000Z',
  },
  'contract.issued': { missionId, documentId },
  'contract.signed': {
    missionId,
    documentId,
    version: 1,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  'contract.amended': { missionId, documentId, change: 'renewal' },
  'hours.contested': hours,
  'hours.refused': hours,
  'hours.validated': hours,
  'hours.corrected': { ...hours, reason: 'The break was an hour.' },
  'invoice.issued': {
    ...bill,
    weekStart: '2026-12-07',
    issuedOn: '2026-12-14',
    dueOn: '2027-01-13',
    netCents: 128_450,
    taxCents: 25_690,
    totalCents: 154_140,
  },
  'invoice.refused': { ...bill, reason: 'insufficientFunds' },
  'invoice.credited': {
    ...bill,
    creditNoteId: 'c4a1e2b3-6d5f-4c7e-8a9b-1f2e3d4c5b67',
    creditNoteNumber: 'A2026-000007',
    totalCents: 12_340,
    reason: 'An hour was billed twice.',
  },
  'invoice.paid': bill,
  'invoice.reopened': bill,
  'webhook.test': { webhookId: 'd7e6f5a4-3b2c-4d1e-9f0a-8b7c6d5e4f38' },
}

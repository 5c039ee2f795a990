import { refusalReasons } from '@renfort/domain/collection/refusal-reason.ts'
import { completionItems } from '@renfort/domain/organisation/completion.ts'
import { careLimits } from '@renfort/domain/staff-day/care.ts'
import { mostStaffItems, staffViews } from '@renfort/domain/staff-day/staff-item.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { code, id, instant, key, optionalText, wholeBetween } from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'

const person = z.object({ id, firstName: z.string(), lastName: z.string() })
const company = z.object({ id, name: z.string() })

/** What people added to an item. */
const care = z.object({
  /** The colleague who takes it; `null` where nobody does, or where they left internal staff. */
  assignee: person.nullable(),
  note: z.string().nullable(),
  /** In no view but that of what is put off, until then. */
  snoozedUntil: instant.nullable(),
  /** Zero until somebody adds something; a change says which version it was decided on. */
  version: z.number().int().min(0),
})
export type StaffCare = z.infer<typeof care>

const item = z.object({
  /** The id of what it is about: a mission, a shift, a document, hours, an invoice, a job, a company. */
  subject: id,
  /** When it should be done; `null` where nothing happens by itself. */
  due: instant.nullable(),
  care,
})
const inMission = item.extend({
  company,
  taskId: id,
  taskName: z.string(),
  /** The start of the work, by the clocks of its place. */
  startDate: instant,
  timeZone,
})

const section = <const Kind extends string, Fields extends z.ZodObject>(
  kind: Kind,
  fields: Fields,
) =>
  z.object({
    kind: z.literal(kind),
    /** Counted up to `mostStaffItems`: there may be more. */
    total: z.number().int().max(mostStaffItems),
    items: z.array(fields),
  })

const staffSection = z.discriminatedUnion('kind', [
  /** Siders who should have come to a shift that runs; the first of them by name. */
  section('missing', inMission.extend({ count: z.number().int(), siders: z.array(person) })),
  /** Places of a mission that begin within a week and that nobody holds; the first is due. */
  section('place', inMission.extend({ openSlots: z.number().int() })),
  section('contract', inMission.extend({ contestedBy: z.string() })),
  section('hours', inMission.extend({ sider: person })),
  /** `amount` in euros is what is left to pay. */
  section(
    'payment',
    item.extend({
      company,
      referenceNumber: z.string(),
      amount: z.number(),
      reason: z.enum(refusalReasons),
    }),
  ),
  section('job', item.extend({ company: company.nullable(), name: z.string(), failedAt: instant })),
  section(
    'setting',
    item.extend({ company, createdAt: instant, missing: z.array(z.enum(completionItems)) }),
  ),
])
export type StaffSection = z.infer<typeof staffSection>
export type StaffItem = StaffSection['items'][number]

export const readStaffDay = endpoint({
  method: 'GET',
  path: '/provider/day',
  summary:
    'What internal staff have to do in all companies, by kind and deadline, and who takes it: Siders who have not come, places to fill, contested contracts and hours, refused payments, failed jobs, new companies without settings',
  access: 'staffDay.manage',
  query: z.object({
    view: z.enum(staffViews, key('errors.field.unknown_choice')).default('all'),
  }),
  response: z.object({
    /** Kinds with an item alone. */
    sections: z.array(staffSection),
    /** Internal staff, who may take an item. */
    colleagues: z.array(person),
  }),
  errors: [],
})

export const careChange = z.object({
  assigneeId: id.nullable().optional(),
  note: optionalText(careLimits.note).optional(),
  snoozedUntil: instant.nullable().optional(),
})

export const changeStaffItem = endpoint({
  method: 'PATCH',
  path: '/provider/day/:kind/:subject',
  summary:
    'Takes an item, gives it to a colleague, notes something about it, or puts it off; refused where a colleague changed it since the version that was seen',
  access: 'staffDay.manage',
  params: z.object({
    /** One of the kinds of the sections; any other is not found. */
    kind: code(60),
    subject: id,
  }),
  body: careChange.extend({
    version: wholeBetween({ min: 0, max: 2_000_000_000 }, 'errors.input.invalid'),
  }),
  response: care,
  errors: [
    'errors.not_found',
    'errors.staff_item.taken',
    'errors.staff_item.changed',
    'errors.staff_item.snooze',
  ],
})

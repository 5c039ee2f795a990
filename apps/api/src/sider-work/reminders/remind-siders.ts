import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import {
  aboutOf,
  isReminderDue,
  type ShiftReminderKind,
  shiftReminderKinds,
  reminderWindow,
} from '@renfort/domain/sider/shift-reminder.ts'
import { instantAfter } from '../../platform/clock.ts'
import { nobody } from '../../platform/database/db.ts'
import { noData, productJob } from '../../platform/jobs/job.ts'
import { siteOf } from '../../platform/mail/compose-mail.ts'
import type { Services } from '../../platform/services.ts'
import { enqueueReminder, shiftReminder } from './reminder-message.ts'
import { findShiftsToRemind, type ShiftToRemind, storeReminders } from './reminder-queries.ts'

const hourMs = 3_600_000
/** A clock-out is asked for until the evening after the end; the eve of a shift begins 30 hours before it at most. */
const hours = { after: 26, before: 32 } as const

/** How far a moved clock looks: jobs of each day ask again. */
const lookAheadHours = 72

/**
 * Reminds Siders of their shifts, and of a clock-out that they have forgotten, by mail and SMS: once each,
 * for all of an evening in one message, and never in the night.
 */
export const remindSiders = productJob({
  name: 'remind-siders',
  data: noData,
  schedule: everyMinutes(5),
  nextDue: async ({ db, clock }) => {
    const now = clock.now()
    const until = instantAfter(now, lookAheadHours * hourMs)
    const waiting = await waitingOf({ db }, { now, until })
    const times = waiting
      .map(({ kind, shift }) => reminderWindow(kind, shift))
      .filter((window) => compareInstants(now, window.until) < 0)
      .map(({ from }) => from)
    return times.toSorted(compareInstants)[0] ?? null
  },
  handler: async ({ services, signal }) => {
    const now = services.clock.now()
    const until = instantAfter(now, hours.before * hourMs)
    const waiting = await waitingOf(services, { now, until })
    const due = waiting.filter(({ kind, shift }) => isReminderDue(kind, shift, now))
    const together = Map.groupBy(due, ({ kind, shift }) => `${shift.siderId} ${kind}`)
    for (const [first, ...others] of together.values()) {
      if (signal.aborted) return
      if (first === undefined) continue
      const shifts = [first, ...others].map(({ shift }) => shift)
      await remind(services, first.kind, shifts)
    }
  },
})

interface Waiting {
  readonly kind: ShiftReminderKind
  readonly shift: ShiftToRemind
}

/** What Siders have not been reminded of yet, whenever it is due. */
async function waitingOf(
  { db }: Pick<Services, 'db'>,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<readonly Waiting[]> {
  const since = instantAfter(now, -hours.after * hourMs)
  const shifts = await findShiftsToRemind(db.queries(nobody), { since, until })
  return shifts.flatMap((shift) =>
    shiftReminderKinds
      .filter((kind) => (kind === 'clockOut' ? shift.isOpen : !shift.hasBegun))
      .filter((kind) => !shift.reminded.includes(kind))
      .map((kind) => ({ kind, shift })),
  )
}

/** One message for the shifts of a Sider, marked in its transaction. */
async function remind(
  services: Services,
  kind: ShiftReminderKind,
  shifts: readonly ShiftToRemind[],
): Promise<void> {
  await services.db.transaction(nobody, async ({ queries, now }) => {
    const [siderId = ''] = shifts.map((shift) => shift.siderId)
    const stored = await storeReminders(
      queries,
      {
        siderId,
        kind,
        shifts: shifts.map((shift) => ({ shiftId: shift.shiftId, about: aboutOf(kind, shift) })),
      },
      now,
    )
    const [first, ...others] = shifts.filter(({ shiftId }) => stored.has(shiftId))
    if (first === undefined) return
    await enqueueReminder(queries, shiftReminder(kind, [first, ...others]), {
      site: siteOf(services),
      now,
    })
  })
}

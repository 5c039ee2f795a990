import {
  answerHours,
  clockHours,
  disputeHours,
  listHours,
  noteArrival,
} from '@renfort/contract/attendance/attendance.ts'
import { readMission } from '@renfort/contract/mission.ts'
import { type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import { instantAfter } from '../platform/clock.ts'
import type { OnMission, WeekAct } from './company-weeks.ts'

const minuteMs = 60_000

type Of<Kind extends WeekAct['kind']> = Extract<WeekAct, { readonly kind: Kind }>

export async function noteArrivals(of: OnMission, act: Of<'arrive'>): Promise<void> {
  const shiftId = await shiftAt(of, act.startsAt)
  for (const [siderId, minutes] of act.came) {
    const arrivedAt = instantAfter(act.startsAt, minutes * minuteMs)
    await of.insider(noteArrival, { body: { siderId, shiftId, arrivedAt } })
  }
}

export async function clockLate(of: OnMission, act: Of<'clock'>): Promise<void> {
  const hours = await hoursOf(of, act)
  const planned = hours?.history[0]
  if (hours?.declared !== null || planned === undefined) return
  await of.insider(clockHours, {
    body: {
      siderId: act.siderId,
      shiftId: hours.shiftId,
      startDate: instantAfter(act.startsAt, act.minutes * minuteMs),
      endDate: planned.endDate,
      breaks: planned.breaks,
    },
  })
}

export async function disputeHoursOf(of: OnMission, act: Of<'dispute'>): Promise<void> {
  const hours = await hoursOf(of, act)
  const planned = hours?.history[0]
  if (hours?.status !== 'att.waiting' || planned === undefined) return
  await of.client(disputeHours, {
    params: { id: hours.id },
    body: {
      startDate: planned.startDate,
      endDate: instantAfter(instant(planned.endDate), -60 * minuteMs),
      breakDates: planned.breaks,
      comment: act.comment,
    },
  })
}

export async function agreeOnAbsence(of: OnMission, act: Of<'absent'>): Promise<void> {
  const hours = await hoursOf(of, act)
  if (hours === undefined) return
  const { startDate } = hours.history[0] ?? { startDate: act.startsAt }
  if (hours.status === 'att.waiting') {
    await of.client(disputeHours, {
      params: { id: hours.id },
      body: {
        startDate,
        endDate: startDate,
        breakDates: [],
        absenceJustification: 'other',
        comment: 'N’est pas venu et n’a pas prévenu.',
      },
    })
  } else if (hours.status !== 'att.disputed') return
  await of.insider(answerHours, { params: { id: hours.id }, body: { accepted: true } })
}

/** The hours of a Sider on the shift that began then. */
async function hoursOf(
  { client, missionId: taskId }: OnMission,
  { siderId, startsAt }: { readonly siderId: string; readonly startsAt: Instant },
) {
  const { attendances } = await client(listHours, { query: { taskId, siderId } })
  return attendances.find(({ history }) => history[0]?.startDate === startsAt)
}

async function shiftAt({ client, missionId }: OnMission, startsAt: Instant): Promise<string> {
  const { shifts } = await client(readMission, { params: { id: missionId } })
  const shift = shifts.find(({ startDate }) => startDate === startsAt)
  if (shift === undefined) throw new Error(`Demo data: no shift at ${startsAt}`)
  return shift.id
}

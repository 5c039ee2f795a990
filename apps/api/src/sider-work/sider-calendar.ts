import type { siderWork } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { SiderMission } from '@renfort/contract/sider-work.ts'
import { calendarAnswer } from '../calendar-feed/calendar-answer.ts'
import { calendarFile, type ToldFacts } from '../calendar-feed/calendar-file.ts'
import { tellShifts, toldPeriod } from '../calendar-feed/tell-shifts.ts'
import { wordsOf } from '../calendar-feed/words-of.ts'
import { everywhere } from '../platform/database/db.ts'
import { fillWords } from '../platform/fill-words.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type Call, siderOf } from '../platform/http/route.ts'
import type { FileAnswer } from '../platform/http/wire-answer.ts'
import { findMissionsOfSider } from './mission-queries.ts'
import { findShiftsOfSider, mostShifts } from './sider-hours-queries.ts'
import { toSiderMissions } from './to-sider-mission.ts'

type Shift = Awaited<ReturnType<typeof findShiftsOfSider>>[number]

/** A Sider adds their shifts, or one mission, to the calendar of their phone. */
export async function readSiderCalendar(
  call: Call,
  { query }: Parsed<typeof siderWork.readSiderCalendar>,
): Promise<FileAnswer> {
  const { services, scope, locale } = call
  const now = services.clock.now()
  const { from } = toldPeriod(now)
  const queries = services.db.queries(scope)
  const shifts = await findShiftsOfSider(queries, from)
  const missionIds = [...new Set(shifts.map(({ missionId }) => missionId))]
  const rows = await findMissionsOfSider(queries, missionIds)
  const companies = new Map(rows.map((row) => [row.id, row.organisationId]))
  const missions = new Map(
    (await toSiderMissions(call, rows)).map((mission) => [mission.id, mission]),
  )
  const last = shifts.length < mostShifts ? undefined : shifts.at(-1)
  const told = await tellShifts(
    services,
    {
      // The role of a Sider writes nothing.
      scope: everywhere(scope),
      reader: { siderId: siderOf(call).siderId },
      now,
      covers: (startsAt) => startsAt >= from && (last === undefined || startsAt < last.startsAt),
    },
    shifts.flatMap((shift) => {
      const mission = missions.get(shift.missionId)
      const organisationId = companies.get(shift.missionId)
      if (mission === undefined || organisationId === undefined) return []
      return { shiftId: shift.id, organisationId, facts: factsOf(shift, mission, locale) }
    }),
  )
  const { missionId } = query
  const events = told.filter(
    ({ facts }) => missionId === undefined || facts.missionId === missionId.toLowerCase(),
  )
  if (missionId !== undefined && events.length === 0) throw notFound()
  const { productName } = services.config
  return calendarAnswer(
    calendarFile({ name: productName, productName, locale }, events),
    events.map(({ changedAt }) => changedAt),
  )
}

function factsOf(shift: Shift, mission: SiderMission, locale: Call['locale']): ToldFacts {
  const words = wordsOf(locale)
  const { title, companyName, contact, place, timeZone } = mission
  const { breakMinutes } = shift
  return {
    missionId: mission.id,
    startsAt: shift.startsAt,
    endsAt: shift.endsAt,
    timeZone,
    summary: title,
    description: [
      fillWords(words.company, { name: companyName }),
      ...(contact === null ? [] : [fillWords(words.contact, { name: contact })]),
      ...(breakMinutes === 0 ? [] : [fillWords(words.pause, { minutes: breakMinutes })]),
    ].join('\n'),
    place:
      place === null
        ? null
        : { title: place.title, address: `${place.address}, ${place.postalCode} ${place.city}` },
  }
}

import type { SiderMission, SiderPayReply } from '@renfort/contract/sider-work.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { hoursLines } from '@renfort/domain/attendance/hours-pricer.ts'
import { siderPay } from '@renfort/domain/attendance/sider-pay.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { labelOf, risk } from '../catalogue/catalogue.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { everywhere } from '../platform/database/db.ts'
import type { Call } from '../platform/http/route.ts'
import { lineName } from '../quotation/line-name.ts'
import { findSitesOfMissions } from '../site/site-queries.ts'
import { findContacts, type SiderMissionRow } from './mission-queries.ts'

/** The missions on the wire, with the names of whom to ask for. */
export async function toSiderMissions(
  { services, scope, locale }: Pick<Call, 'services' | 'scope' | 'locale'>,
  rows: readonly SiderMissionRow[],
): Promise<SiderMission[]> {
  const managers = rows.flatMap(({ managerId }) => managerId ?? [])
  // The role of a Sider reads nobody, and no secret: these are of their own missions.
  const product = services.db.queries(everywhere(scope))
  const contacts = await findContacts(product, managers)
  const sites = await findSitesOfMissions(
    product,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: titleOf(row, locale),
    companyName: row.companyName,
    timeZone: row.timeZone,
    place: placeOf(row),
    contact: row.managerId === null ? null : (contacts.get(row.managerId) ?? null),
    dressCode:
      row.dressCode === null
        ? null
        : (labelOf('dressCode', row.dressCode, locale) ?? row.dressCode),
    equipments: row.equipments.map(({ id, name, providedBy }) => ({
      name: (id === undefined ? null : labelOf('equipment', id, locale)) ?? name,
      providedBy,
    })),
    risks: row.riskIds.flatMap((id) => risk(id)?.label[locale] ?? []),
    workConditions: row.workConditions,
    information: row.information,
    clocks: row.attendanceConfig === 'app',
    isLeftAsWhole: row.isFlexible === true,
    hasSigned: row.hasSigned,
    asksSiteCode: sites.get(row.id)?.asksCode === true,
    asksPosition: sites.get(row.id)?.asksPosition === true,
  }))
}

export function titleOf(row: Pick<SiderMissionRow, 'name' | 'jobTitleId'>, locale: Locale): string {
  return row.name ?? namedTitle(row.jobTitleId, locale).name
}

function placeOf(row: SiderMissionRow): SiderMission['place'] {
  const { placeTitle: title, address, postalCode, city, placeDescription, lat, lng } = row
  if (title === null || address === null || postalCode === null || city === null) return null
  return { title, address, postalCode, city, description: placeDescription, lat, lng }
}

/** What some hours of a mission pay, by kind of hours; `null` without a rate or without any hour. */
export function payOf(
  row: SiderMissionRow,
  times: readonly WorkedTime[],
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): SiderPayReply | null {
  const { frozenPricing, hourlyRateCents, timeZone } = row
  const firstDay = dateAt(row.startsAt ?? now, timeZone)
  if (frozenPricing === null || hourlyRateCents === null || times.length === 0) return null
  const { hoursTypes, zti, localHolidays = [], isMayDayDoubled } = frozenPricing
  const linesOf = hoursLines(
    {
      hourlyRateCents: cents(hourlyRateCents),
      hoursTypes,
      // What the company pays for is no part of what the Sider gets.
      coefficientBasisPoints: 10_000,
      detachedRows: null,
      zti,
      localHolidays,
      timeZone,
      mayDayAsPolicy: isMayDayDoubled !== true,
    },
    firstDay,
  )
  const lines = times.flatMap((time) => linesOf(time))
  const pay = siderPay(lines, firstDay)
  const kinds = Map.groupBy(lines, (line) => `${line.tags.join()} ${line.payUnitCents}`)
  return {
    lines: [...kinds.values()].flatMap((same) => {
      const [first] = same
      if (first === undefined) return []
      return {
        name: lineName(first, locale),
        minutes: same.reduce((sum, { minutes }) => sum + minutes, 0),
        hourlyRate: centsToEuros(first.payUnitCents),
        amount: centsToEuros(cents(same.reduce<number>((sum, line) => sum + line.payCents, 0))),
      }
    }),
    gross: centsToEuros(pay.grossCents),
    endOfMission: centsToEuros(pay.endOfMissionCents),
    paidLeave: centsToEuros(pay.paidLeaveCents),
    total: centsToEuros(pay.totalCents),
  }
}

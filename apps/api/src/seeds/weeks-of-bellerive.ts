import { addDays, daysBetween, type Instant } from '@renfort/domain/kernel/calendar.ts'
import type { CompanyWeeks, WeekAct, WeekMission } from './company-weeks.ts'
import type { Bellerive } from './demo-bellerive.ts'
import { demoGroup } from './demo-accounts.ts'
import { withoutCompany } from './demo-queries.ts'
import { runningShift, startOf } from './running-shift.ts'
import { mondayOf, type Seeding, sidersOf } from './seeding.ts'

interface Setting {
  readonly group: Bellerive
  readonly siders: Seeding['siders']
  readonly present: Instant
}

const openAs = {
  morning: 'Mise en place du matin',
  day: 'Accueil de la journée',
  evening: 'Fermeture du soir',
  night: 'Réassort de nuit',
} as const

/** Each shop of the group has somebody at work and a mission of next week, whose paper is in another state. */
export function weeksOfBellerive(setting: Setting): readonly CompanyWeeks[] {
  const others = sidersOf(setting.siders, withoutCompany).slice(5)
  return demoGroup.companies.map(({ key }, index) => {
    const crew = others.slice(2 * index, 2 * index + 2)
    return {
      organisation: key,
      admin: demoGroup.accounts[0].email,
      missions: [atWork(setting, { key, crew }), ofNextWeek(setting, key)],
      staysAway: { siderId: crew[1] ?? '', startsAt: startOf(runningShift(setting.present)) },
    }
  })
}

type StoreKey = (typeof demoGroup.companies)[number]['key']

interface Shop {
  readonly key: StoreKey
  readonly crew: readonly string[]
}

/** One Sider is there, the other has not come. */
function atWork({ group, present }: Setting, { key, crew }: Shop): WeekMission {
  const running = runningShift(present)
  const { service } = running
  const monday = mondayOf(present)
  const day = daysBetween(monday, running.day)
  const { base, shelves } = group.stores[key]
  const startsAt = startOf(running, -1)
  const [first = '', second = ''] = crew
  const yesterday: Readonly<Record<StoreKey, WeekAct>> = {
    'bellerive-lyon': {
      kind: 'dispute',
      startsAt,
      siderId: second,
      comment: 'Départ une heure plus tôt, vu avec le chef de rayon.',
    },
    'bellerive-nantes': { kind: 'absent', startsAt, siderId: second },
    'bellerive-lille': { kind: 'clock', startsAt, siderId: second, minutes: 25 },
  }
  return {
    ...base,
    departmentId: shelves,
    jobDescriptionId: group.jobs.stacker,
    type: 'delegation',
    name: openAs[service.name],
    monday,
    shifts: [-1, 0, 1].map(
      (days) => [day + days, service.start, service.end, 30, crew.length] as const,
    ),
    before: [{ kind: 'hire', siderIds: crew }, { kind: 'sign' }],
    now: [{ kind: 'arrive', startsAt: startOf(running), came: [[first, 3]] }, yesterday[key]],
  }
}

/** A place that nobody holds, beside a contract to sign, a contested one and an amended one. */
function ofNextWeek({ group, siders, present }: Setting, key: StoreKey): WeekMission {
  const { base } = group.stores[key]
  const team = sidersOf(siders, key)
  // In Lyon the first of the team is asked for a market, and the others hold the tills.
  const hired = key === 'bellerive-lyon' ? team.slice(1, 3) : team.slice(0, 2)
  const papers: Readonly<Record<StoreKey, Pick<WeekMission, 'name' | 'before' | 'now'>>> = {
    'bellerive-lyon': {
      name: 'Paquets cadeaux',
      before: [],
      now: [{ kind: 'hire', siderIds: hired }],
    },
    'bellerive-nantes': {
      name: 'Caisses des nocturnes',
      before: [{ kind: 'hire', siderIds: hired }],
      now: [{ kind: 'contest', description: 'Le motif écrit n’est pas le bon.' }],
    },
    'bellerive-lille': {
      name: 'Vente privée',
      before: [{ kind: 'hire', siderIds: hired }, { kind: 'sign' }],
      now: [{ kind: 'amend', minutes: 60 }],
    },
  }
  return {
    ...base,
    jobDescriptionId: group.jobs.cashier,
    type: 'delegation',
    monday: addDays(mondayOf(present), 7),
    shifts: [1, 2, 3].map((day) => [day, '13:00', '20:00', 30, 3] as const),
    ...papers[key],
  }
}

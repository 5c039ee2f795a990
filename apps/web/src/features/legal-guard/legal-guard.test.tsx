import {
  acknowledgeFindings,
  type LegalFindingsReply,
  readLegalFindings,
} from '@renfort/contract/legal-guard.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { type Shift, updateShifts } from '@renfort/contract/shift.ts'
import { legalFindings } from '@renfort/domain/legal-guard/legal-findings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { missionId } from '../../testing/a-mission.ts'
import { answerPlanning } from '../../testing/a-planning.ts'
import { aShift, shiftId } from '../../testing/a-shift.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { useMission } from '../mission-record/queries.ts'
import { shiftDraftOf } from '../quotation/mission-terms.ts'
import { guardFacts } from './guard-facts.ts'
import { LegalGuard } from './legal-guard.tsx'
import { useRepair } from './use-repair.ts'

const nothing: LegalFindingsReply = { findings: [], previous: [] }
/** Eight hours without a break on Monday 7 December. */
const unbroken = aShift('2026-12-07', { breakDuration: 0 })
/** The next day at seven, after an evening that ends at eleven. */
const [evening, morning] = [
  aShift('2026-12-07', {
    startDate: '2026-12-07T15:00:00.000Z',
    endDate: '2026-12-07T22:00:00.000Z',
  }),
  aShift('2026-12-08', {
    id: shiftId(2),
    startDate: '2026-12-08T06:00:00.000Z',
    endDate: '2026-12-08T13:00:00.000Z',
  }),
]

interface Opening {
  mission?: Partial<Mission>
  reply?: LegalFindingsReply
  isMended?: boolean
  disabledReason?: string
}

async function open(shifts: readonly Shift[], opening: Opening = {}) {
  const { mission, reply = nothing, isMended = true, disabledReason } = opening
  const planning = answerPlanning(shifts, mission)
  const reads = answer(readLegalFindings, () => reply)
  function Guard() {
    const current = useMission(missionId)
    const repair = useRepair(current)
    return (
      <LegalGuard
        mission={current}
        onRepair={isMended ? repair : undefined}
        disabledReason={disabledReason}
      />
    )
  }
  const view = await show(<Guard />)
  await waitFor(() => expect(reads.length).toBeGreaterThan(0))
  return { ...view, ...planning, reads }
}
const point = (rule: string) => within(screen.getByRole('listitem', { name: rule }))
const rules = () => screen.queryAllByRole('heading', { level: 4 }).map((each) => each.textContent)

/** The answer of the API for a mission whose points all have this reason. */
function answeredReply(mission: Mission, reason: string): LegalFindingsReply {
  const facts = guardFacts(mission, { shifts: mission.shifts.map(shiftDraftOf) }, [])
  const acknowledgedBy = { id: shiftId(90), firstName: 'Nadia', lastName: 'Petit' }
  const findings = legalFindings(facts).map((found) => ({
    ...found,
    article: null,
    source: { text: found.source.text, url: null, toConfirm: null },
    dates: [...found.dates],
    siders: [...found.siders],
    measure: found.measure && { ...found.measure },
    previous: null,
    repair: null,
    acknowledgement: { reason, acknowledgedAt: '2026-11-23T09:00:00.000Z', acknowledgedBy },
  }))
  return { findings, previous: [] }
}

describe('the points of the law', () => {
  it('are said to be none, in one line', async () => {
    await open([aShift('2026-12-07')])
    expect(await screen.findByText(/^Conforme/)).toBeDefined()
    expect(hasRole('button', /./)).toBe(false)
  })

  it('are not looked for without a planning', async () => {
    await open([])
    expect(hasRole('region', 'Droit du travail')).toBe(false)
    expect(screen.queryByText(/^Conforme/)).toBeNull()
  })

  it.each<[string, readonly Shift[], Partial<Mission>, string, RegExp]>([
    [
      'tell of a missing break',
      [unbroken],
      {},
      'Pause',
      /^Sans pause le lun. 7 déc. : 20 min au moins/,
    ],
    [
      'SHIFT-27 tell of a short rest',
      [evening, morning],
      {},
      'Repos entre deux journées',
      /^Entre le lun. 7 déc. et le mar. 8 déc. : 8h de repos pour le même Sider, 11h au moins/,
    ],
    [
      'L3131-1 tell of a split day that spans too much',
      [
        aShift('2026-12-07', {
          startDate: '2026-12-07T05:00:00.000Z',
          endDate: '2026-12-07T09:00:00.000Z',
        }),
        aShift('2026-12-07', {
          id: shiftId(2),
          startDate: '2026-12-07T15:00:00.000Z',
          endDate: '2026-12-07T19:00:00.000Z',
        }),
      ],
      {},
      'Amplitude d’une journée',
      /^Le lun. 7 déc. : 14h entre la première et la dernière heure pour le même Sider, 13h au plus/,
    ],
    [
      'tell of work that is barred',
      [aShift('2026-12-07')],
      { purpose: 'Retrait d’amiante' },
      'Travaux interdits aux intérimaires',
      /^Vous écrivez « .*amiante.* » : ces travaux dangereux/,
    ],
  ])('%s, with its article', async (_what, shifts, mission, rule, sentence) => {
    await open(shifts, { mission })
    await soonByRole('heading', /^Droit du travail/)
    expect(rules()).toEqual([rule])
    expect(point(rule).getByText(sentence)).toBeDefined()
    const source = point(rule).getByRole('link')
    expect(source.getAttribute('href')).toMatch(/^https:\/\//)
    expect(source.textContent).toMatch(/art/)
  })

  it('tell the days of the place, and whose clocks they are', async () => {
    // From 01:00 to 09:00 on 8 December in La Réunion.
    const night = aShift('2026-12-07', {
      startDate: '2026-12-07T21:00:00.000Z',
      endDate: '2026-12-08T05:00:00.000Z',
      breakDuration: 0,
    })
    await open([night], { mission: { timeZone: 'Indian/Reunion' } })
    await soonByRole('heading', /heure de La Réunion$/)
    expect(point('Pause').getByText(/^Sans pause le mar. 8 déc./)).toBeDefined()
  })

  it('L3422-2 name the holiday of the place with its article, and ask nothing about it', async () => {
    const sunday = aShift('2026-12-20', {
      startDate: '2026-12-20T05:00:00.000Z',
      endDate: '2026-12-20T10:00:00.000Z',
    })
    const mission = { timeZone: 'Indian/Reunion', localHolidays: ['abolition-la-reunion'] } as const
    await open([sunday], { mission: { ...mission, localHolidays: [...mission.localHolidays] } })
    const rule = 'Jour férié du lieu de travail'
    await soonByRole('heading', rule)
    expect(
      point(rule).getByText(
        'Abolition de l’esclavage (dim. 20 déc.) : ce jour n’est férié que là où l’on travaille (article L3422-2 du code du travail). Ses heures ont la majoration des jours fériés.',
      ),
    ).toBeDefined()
    expect(point(rule).getByText('Règle locale')).toBeDefined()
    expect(point(rule).getByRole('link').textContent).toContain('L3422-2')
    expect(point(rule).queryByRole('button', { name: /^Maintenir/ })).toBeNull()
  })

  it('SUM-13 SHIFT-27 ask nothing about seven days on end, which is a rule of the house, and never call them conform', async () => {
    const week = Array.from({ length: 7 }, (_, index) =>
      aShift(`2026-12-${(11 + index).toString()}`, { id: shiftId(index) }),
    )
    await open(week)
    await soonByRole('heading', /^Droit du travail/)
    expect(rules()).toContain('Jours d’affilée')
    expect(point('Jours d’affilée').getByText('Règle maison')).toBeDefined()
    expect(screen.queryByText(/^Conforme/)).toBeNull()
    expect(point('Jours d’affilée').queryByRole('button', { name: /^Maintenir/ })).toBeNull()
  })

  it.each([
    [
      '2026-12-14',
      /^Ce poste a été occupé 4 jours, jusqu’au dim\. 13 déc\. : Brunch \(M26000006\)\. Il peut l’être à nouveau à partir du mer\. 16 déc\., après 2 jours d’ouverture ; le lun\. 21 déc\. garde vos jours de la semaine\.$/,
      'Commencer le lun. 21 déc.',
    ],
    [
      '2026-12-15',
      /à partir du mer\. 16 déc\., après 2 jours d’ouverture ; le mar\. 22 déc\. garde/,
      'Commencer le mar. 22 déc.',
    ],
  ])(
    'SHIFT-27 say one waiting period from %s, whose second day is that of the repair',
    async (date, sentence, repair) => {
      const taskId = shiftId(80)
      const position = { taskId, reason: null, replaced: [], weekdays: [] }
      const before = { ...position, startDate: '2026-12-10', endDate: '2026-12-13' }
      const reply = { findings: [], previous: [{ ...before, name: 'Brunch (M26000006)' }] }
      await open([aShift(date)], { reply })
      const wait = 'Délai de carence du poste'
      await soonByRole('heading', wait)
      expect(point(wait).getByText(sentence)).toBeDefined()
      expect(point(wait).getByRole('button', { name: repair })).toBeDefined()
    },
  )

  it('are not called fine while shifts of a draft have begun', async () => {
    await open([aShift('2024-12-02'), aShift('2024-12-03', { id: shiftId(5) })])
    expect(await screen.findByText(/^2 créneaux ont déjà commencé/)).toBeDefined()
    expect(screen.queryByText(/^Conforme/)).toBeNull()
  })

  it('show three of a rule, then the others', async () => {
    const nights = ['07', '09', '11', '14', '16'].flatMap((day, index) => [
      { ...evening, ...moved(evening, day), id: shiftId(index * 2) },
      {
        ...morning,
        ...moved(morning, (Number(day) + 1).toString().padStart(2, '0')),
        id: shiftId(index * 2 + 1),
      },
    ])
    const { user } = await open(nights)
    const rule = 'Repos entre deux journées'
    await soonByRole('heading', /^Droit du travail/)
    expect(point(rule).getAllByText(/^Entre le/)).toHaveLength(3)
    await user.click(point(rule).getByRole('button', { name: 'Afficher 2 autres' }))
    expect(point(rule).getAllByText(/^Entre le/)).toHaveLength(5)
  })
  function moved(shift: Shift, day: string) {
    const at = (instant: string) => instant.replace(/-\d\dT/, `-${day}T`)
    return { startDate: at(shift.startDate), endDate: at(shift.endDate) }
  }

  it('say that what the API knows could not be read, and read it again', async () => {
    answer(readLegalFindings, () => refused('errors.internal'))
    const mission = answerPlanning([unbroken]).current()
    const { user } = await show(<LegalGuard mission={mission} />)
    expect(await screen.findByText(/n’ont pas pu se charger/)).toBeDefined()
    expect(rules()).toEqual(['Pause'])
    const reads = answer(readLegalFindings, () => nothing)
    await press(user, 'Réessayer')
    await waitFor(() => expect(screen.queryByText(/n’ont pas pu se charger/)).toBeNull())
    expect(reads).toHaveLength(1)
  })
})

describe('the repair of a point', () => {
  it('adds the break at once, and can be taken back', async () => {
    const { user, changed } = await open([unbroken])
    await press(user, 'Ajouter 20 min de pause')
    expect(await screen.findByText(/^Conforme/)).toBeDefined()
    expect(changed[0]?.body.shifts).toEqual([
      expect.objectContaining({ id: unbroken.id, breakDuration: 20 }),
    ])
    expect(toasts()[0]).toMatch(/^Réussi Planning corrigé\./)
    const region = within(byRole('region', /^Notifications/))
    await user.click(region.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(changed).toHaveLength(2))
    expect(changed[1]?.body.shifts).toEqual([expect.objectContaining({ breakDuration: 0 })])
    expect(await soonByRole('button', 'Ajouter 20 min de pause')).toBeDefined()
  })

  it('moves a start that comes too early', async () => {
    const { user, changed } = await open([evening, morning])
    await press(user, /^(Commencer|Finir) 3h plus (tard|tôt)/)
    expect(await screen.findByText(/^Conforme/)).toBeDefined()
    expect(changed[0]?.body.shifts).toHaveLength(1)
  })

  it('changes nothing where the API refuses, and says why', async () => {
    const { user } = await open([unbroken])
    answer(updateShifts, () => refused('errors.task.locked'))
    await press(user, 'Ajouter 20 min de pause')
    await waitFor(() => expect(toasts()).toEqual([`Erreur ${errorSentence('errors.task.locked')}`]))
    expect(isClosed(byRole('button', 'Ajouter 20 min de pause'))).toBe(false)
    expect(rules()).toEqual(['Pause'])
  })

  it('is closed with the reason of its screen', async () => {
    const { user, changed } = await open([unbroken], { disabledReason: 'Contrats signés' })
    const button = await soonByRole('button', 'Ajouter 20 min de pause')
    expect(saidOf(button)).toContain('Contrats signés')
    await user.click(button)
    expect(changed).toEqual([])
  })

  it('is not offered where the planning cannot be changed', async () => {
    await open([unbroken], { isMended: false })
    await soonByRole('heading', /^Droit du travail/)
    expect(hasRole('button', /^Ajouter/)).toBe(false)
  })
})

describe('the answer to a point', () => {
  const reason = () => byRole('textbox', /^Pourquoi maintenez-vous ce planning/)
  async function openAnswer(user: UserEvent) {
    await press(user, 'Maintenir le planning (Pause)')
    expect(document.activeElement).toBe(reason())
  }

  it('is sent for each day of the rule, and read with its author', async () => {
    const { user, current } = await open([unbroken])
    const sent = answer(acknowledgeFindings, ({ body }) => answeredReply(current(), body.reason))
    await openAnswer(user)
    await user.type(reason(), '  Remplacement imprévu du chef ')
    await press(user, 'Enregistrer la raison')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Raison enregistrée.']))
    expect(sent).toEqual([
      {
        params: { taskId: missionId },
        body: {
          findings: [{ key: 'missing_break', dates: ['2026-12-07'] }],
          reason: 'Remplacement imprévu du chef',
        },
      },
    ])
    expect(
      point('Pause').getByText('Maintenu par Nadia Petit : « Remplacement imprévu du chef »'),
    ).toBeDefined()
    expect(document.activeElement).toBe(byRole('button', 'Modifier la raison (Pause)'))
  })

  it('is started from the reason that was given', async () => {
    const { current } = answerPlanning([unbroken])
    const { user } = await open([unbroken], { reply: answeredReply(current(), 'Service du soir') })
    await press(user, 'Modifier la raison (Pause)')
    expect(reason()).toHaveProperty('value', 'Service du soir')
  })

  it('needs some words', async () => {
    const { user } = await open([unbroken])
    const sent = answer(acknowledgeFindings, () => nothing)
    await openAnswer(user)
    await user.type(reason(), 'Non')
    await press(user, 'Enregistrer la raison')
    expect(saidOf(reason()).join(' ')).toMatch(/Donnez une raison d’au moins \d+ caractères/)
    expect(sent).toEqual([])
  })

  it('is given up without a word to the API', async () => {
    const { user } = await open([unbroken])
    await openAnswer(user)
    await press(user, 'Annuler')
    expect(hasRole('textbox', /./)).toBe(false)
    expect(document.activeElement).toBe(byRole('button', 'Maintenir le planning (Pause)'))
  })

  it('is kept where the planning has changed meanwhile, whose points are read again', async () => {
    const { user, reads } = await open([unbroken])
    answer(acknowledgeFindings, () => refused('errors.legal_guard.finding_changed'))
    const before = reads.length
    await openAnswer(user)
    await user.type(reason(), 'Remplacement imprévu du chef')
    await press(user, 'Enregistrer la raison')
    const sentence = errorSentence('errors.legal_guard.finding_changed')
    await waitFor(() => expect(toasts()).toEqual([`Erreur ${sentence}`]))
    await waitFor(() => expect(reads.length).toBeGreaterThan(before))
    expect(reason()).toHaveProperty('value', 'Remplacement imprévu du chef')
  })
})

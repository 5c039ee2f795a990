import { type PlanningFigures, readFigures } from '@renfort/contract/planning-figures.ts'
import { readPlanning, readPresence } from '@renfort/contract/planning.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPlannedSider, aPlannedTask, plannedId } from '../../testing/a-planned-task.ts'
import { answerBesidePlanning } from '../../testing/answer-beside-planning.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import type { WeekView } from './planning-navigation.tsx'
import { PlanningPage } from './planning-page.tsx'
import type { Week } from './planning-week.ts'

const shiftId = plannedId(101)
const siders = ['Karim', 'Léa', 'Zoé'].map((firstName, i) => aPlannedSider(701 + i, firstName))
const siderIds = siders.map((sider) => sider.id)
const [karim = '', lea = '', zoe = ''] = siderIds
const task = aPlannedTask({ siders }, { slots: 4, siderIds })
const figured: PlanningFigures['tasks'][number] = {
  id: task.id,
  days: [
    {
      date: '2026-12-07T00:00:00.000Z',
      planned: { minutes: 1680, price: 812.5, minutesOf: { normal: 1680, night: 60 } },
      retained: { minutes: 420, price: 203.13 },
    },
  ],
  toSign: [{ shiftId, count: 1 }],
  toValidate: [{ shiftId, count: 2 }],
}

beforeEach(() => {
  answerBesidePlanning()
  answer(readPlanning, ({ query }) => ({
    week: query.week,
    year: query.year,
    tasks: [task],
  }))
})

async function open(week: Week, view: WeekView = 'missions') {
  const presence = answer(readPresence, () => ({
    now: '2026-12-07T09:00:00.000Z',
    shifts: [{ shiftId, here: [karim], late: [lea], absent: [zoe] }],
  }))
  const figures = answer(readFigures, () => ({ tasks: [figured] }))
  await show(<PlanningPage week={week} view={view} today={isoDate('2026-12-07')} />, {
    at: `/planning?week=${week.week}&year=${week.year}`,
  })
  return { presence, figures }
}

describe('what each cell says', () => {
  it('PLAN-02 who is here, late or absent today, and what waits for a signature or a validation', async () => {
    await open({ week: 50, year: 2026 })
    expect(await screen.findByText('En retard : Léa B.')).toBeDefined()
    expect(screen.getByText('Absence : Zoé B.')).toBeDefined()
    expect(screen.getByText('Sur place : 1 sur 3')).toBeDefined()
    expect(screen.getByText('1 contrat à signer')).toBeDefined()
    const link = byRole('link', '2 relevés d’heures à valider')
    const href = link.getAttribute('href') ?? ''
    expect(Object.fromEntries(new URL(href, 'http://web').searchParams)).toEqual({
      status: 'att.waiting',
      mode: 'day',
      startDate: '2026-12-07',
      taskId: task.id,
      taskName: 'Serveur',
    })
  })

  it('PLAN-02 says it of each person where the week is by Sider', async () => {
    await open({ week: 50, year: 2026 }, 'siders')
    const row = async (name: RegExp) => (await soonByRole('row', name)).textContent
    await screen.findByText('En retard')
    expect(await row(/Léa Benali/)).toContain('En retard')
    expect(await row(/Karim Benali/)).toContain('Sur place')
  })

  it('PLAN-02 the week has its price, its kinds of hours and what was retained, by day too', async () => {
    await open({ week: 50, year: 2026 })
    const totals = (await screen.findAllByText('Totaux de la semaine'))[0]
    const line = totals?.parentElement?.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(line).toBe(
      'Totaux de la semainePrix prévu : 812,50 € HTdont 1h de nuitRetenu : 7h, 203,13 € HT',
    )
    totals?.closest('details')?.setAttribute('open', '')
    const table = byRole('table', 'Totaux de la semaine')
    expect(table.querySelectorAll('tbody tr')).toHaveLength(8)
  })

  it('PLAN-02 asks who has come for the week of today alone', async () => {
    const { presence, figures } = await open({ week: 49, year: 2026 })
    await expect.poll(() => figures.length).toBe(1)
    expect(presence).toHaveLength(0)
  })
})

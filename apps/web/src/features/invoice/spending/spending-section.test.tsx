import { readSpending } from '@renfort/contract/invoice/spending.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, press, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { SpendingSection } from './spending-section.tsx'

const hall = { id: '00000000-0000-4000-8000-0000000000c1', name: 'Salle' }
const weeks = [
  {
    weekStartDate: '2026-11-02',
    announced: 1000,
    parts: [
      { department: hall, kind: 'normal' as const, amount: 800 },
      { department: null, kind: 'night' as const, amount: 150.5 },
      { department: null, kind: 'credit' as const, amount: -36.13 },
    ],
  },
  {
    weekStartDate: '2026-11-09',
    announced: 500,
    parts: [{ department: hall, kind: 'normal' as const, amount: 500 }],
  },
]
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')
const open = (search = {}) => show(<SpendingSection search={search} />, { at: '/invoices' })

function figures(): string[][] {
  return within(byRole('table', 'Dépenses et budget, semaine par semaine'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => plain(textContent)))
}

describe('the spending next to the budget', () => {
  it('is a picture with its figures beneath, by kind of hour', async () => {
    const asked = answer(readSpending, () => ({ weeks }))
    await open()
    const picture = await soonByRole('img', /^Dépenses de 2 semaines, de la semaine du 2 novembre/)
    // Four bars, and a line for the estimate of each week.
    expect(picture.querySelectorAll('rect')).toHaveLength(4)
    expect(picture.querySelectorAll('line[stroke-width="2"]')).toHaveLength(2)
    expect(figures()).toEqual([
      ['Semaine', 'Heures normales', 'Nuit', 'Avoirs', 'Facturé', 'Budget annoncé par les devis'],
      ['S45 lun. 2 nov. 2026', '800,00 €', '150,50 €', '−36,13 €', '914,37 €', '1 000,00 €'],
      ['S46 lun. 9 nov. 2026', '500,00 €', '0,00 €', '0,00 €', '500,00 €', '500,00 €'],
    ])
    // Thirteen weeks up to this one, Monday 23 November 2026.
    expect(asked[0]?.query).toEqual({ from: '2026-08-31', to: '2026-11-23' })
  })

  it('has a place for a week in which nothing was billed or planned', async () => {
    const [first, second] = weeks
    answer(readSpending, () => ({
      weeks: [first, { ...second, weekStartDate: '2026-11-16' }] as typeof weeks,
    }))
    await open()
    await soonByRole('img', /^Dépenses de 3 semaines/)
    expect(figures().map(([week]) => week?.slice(0, 3))).toEqual(['Sem', 'S45', 'S46', 'S47'])
  })

  it('is split by department, what has none and what was given back apart', async () => {
    answer(readSpending, () => ({ weeks }))
    const { user } = await open()
    await user.click(await soonByRole('radio', 'Par service'))
    expect(figures()[0]?.slice(1, 4)).toEqual(['Salle', 'Sans service', 'Avoirs'])
    expect(figures()[1]?.slice(1, 5)).toEqual(['800,00 €', '150,50 €', '−36,13 €', '914,37 €'])
  })

  it('INV-09 follows the weeks that the calendar has chosen', async () => {
    const asked = answer(readSpending, () => ({ weeks: [] }))
    await open({ from: isoDate('2026-10-05'), to: isoDate('2026-10-12') })
    await screen.findByText('Rien n’a été facturé ni planifié pendant ces semaines')
    expect(asked[0]?.query).toEqual({ from: '2026-10-05', to: '2026-10-12' })
  })

  it('says that it could not be loaded, and is asked for again', async () => {
    answer(readSpending, () => refused('errors.organisation.required'))
    const { user } = await open()
    await screen.findByText('Les dépenses n’ont pas pu se charger')
    answer(readSpending, () => ({ weeks }))
    await press(user, 'Réessayer')
    expect(await soonByRole('img', /^Dépenses de 2 semaines/)).toBeTruthy()
  })
})

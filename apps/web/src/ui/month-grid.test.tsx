import { type IsoDate, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { byRole } from '../testing/by-role.ts'
import { MonthGrid, type MonthGridProps } from './month-grid.tsx'
import { MultiDatePicker } from './multi-date-picker.tsx'

const today = isoDate('2026-11-20')
const onPick = vi.fn<(date: IsoDate) => void>()

function show(props: Partial<MonthGridProps> = {}) {
  onPick.mockClear()
  const selected = new Set([isoDate('2026-11-18')])
  render(<MonthGrid takesFocus {...{ today, selected, onPick }} {...props} />)
  return userEvent.setup({ delay: null })
}

const focused = () => document.activeElement?.getAttribute('data-day')
const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`)

describe('MonthGrid', () => {
  it('is a grid with the name of its month, weeks from Monday with their numbers (I18N-06)', () => {
    show()
    const grid = byRole('grid', 'novembre 2026')
    const heads = [...grid.querySelectorAll('thead abbr')].map((head) => head.getAttribute('title'))
    expect(heads.join(' ')).toBe('Semaine lundi mardi mercredi jeudi vendredi samedi dimanche')
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '44',
      '45',
      '46',
      '47',
      '48',
      '49',
    ])
  })

  it.each([
    ['{ArrowLeft}', '2026-11-17'],
    ['{ArrowRight}', '2026-11-19'],
    ['{ArrowUp}', '2026-11-11'],
    ['{ArrowDown}', '2026-11-25'],
    ['{Home}', '2026-11-16'],
    ['{End}', '2026-11-22'],
    ['{PageUp}', '2026-10-18'],
    ['{PageDown}', '2026-12-18'],
    ['{Shift>}{PageUp}{/Shift}', '2025-11-18'],
    ['{Shift>}{PageDown}{/Shift}', '2027-11-18'],
  ])('%s goes from 18 November to %s', async (key, date) => {
    const user = show()
    expect(focused()).toBe('2026-11-18')
    await user.keyboard(key)
    expect(focused()).toBe(date)
  })

  it('one day alone is a stop of Tab', () => {
    show()
    const stops = [...document.querySelectorAll<HTMLElement>('[data-day]')].filter(
      ({ tabIndex }) => tabIndex === 0,
    )
    expect(stops.map((stop) => stop.dataset['day'])).toEqual(['2026-11-18'])
  })

  it('says which day is chosen, which is today and which is a public holiday', () => {
    show({ holidays: new Set(['2026-11-11']) })
    expect(day('2026-11-18')?.closest('td')?.getAttribute('aria-selected')).toBe('true')
    expect(day('2026-11-19')?.closest('td')?.getAttribute('aria-selected')).toBe('false')
    expect(day('2026-11-20')?.getAttribute('aria-label')).toMatch(/, aujourd’hui$/)
    expect(day('2026-11-11')?.getAttribute('aria-label')).toMatch(/, jour férié$/)
  })

  it.each(['{Enter}', ' '])('[%s] takes the day', async (key) => {
    const user = show()
    await user.keyboard(`{ArrowRight}${key}`)
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-11-19')
  })

  it('a closed day is reached, says why and is not taken', async () => {
    const user = show({
      closedReasonOf: (date) => (date === '2026-11-19' ? 'Plus de six jours' : undefined),
    })
    await user.keyboard('{ArrowRight}{Enter}')
    expect(focused()).toBe('2026-11-19')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/, Plus de six jours$/)
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
    expect(onPick).not.toHaveBeenCalled()
  })

  it('its keys stop at the first and the last day that can be chosen', async () => {
    const user = show({ min: isoDate('2026-11-16'), max: isoDate('2026-11-19') })
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('2026-11-16')
    await user.keyboard('{PageDown}')
    expect(focused()).toBe('2026-11-19')
  })

  it('its buttons turn the month, which is said, and keep the focus', async () => {
    const user = show()
    await user.click(byRole('button', 'Mois suivant'))
    const name = screen.getByText('décembre 2026')
    expect(name.getAttribute('aria-live')).toBe('polite')
    expect(document.activeElement).toBe(byRole('button', 'Mois suivant'))
  })
})

function Days() {
  const [value, setValue] = useState<readonly IsoDate[]>([isoDate('2026-11-24')])
  return <MultiDatePicker label="Dates" {...{ value, today }} onChange={setValue} />
}

describe('MultiDatePicker', () => {
  it('is a named group whose grid takes several days', async () => {
    render(<Days />)
    const user = userEvent.setup({ delay: null })
    expect(byRole('group', 'Dates')).toBeDefined()
    expect(screen.getByRole('grid').getAttribute('aria-multiselectable')).toBe('true')
    await user.click(byRole('button', 'jeudi 26 novembre 2026'))
    const said = screen.getByText('2 jours choisis')
    expect(said.getAttribute('aria-live')).toBe('polite')
    expect(day('2026-11-26')?.closest('td')?.getAttribute('aria-selected')).toBe('true')
  })

  it('lists the chosen days; each can be removed', async () => {
    render(<Days />)
    const user = userEvent.setup({ delay: null })
    await user.click(byRole('button', /^Retirer mar/))
    expect(screen.getByText('Aucun jour choisi')).toBeDefined()
    expect(day('2026-11-24')?.closest('td')?.getAttribute('aria-selected')).toBe('false')
  })

  it('the focus stays among the days after one was taken away', async () => {
    render(<Days />)
    const user = userEvent.setup({ delay: null })
    byRole('button', /^Retirer mar/).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).not.toBe(document.body)
  })
})

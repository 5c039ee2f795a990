import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { byRole } from '../testing/by-role.ts'
import { TimeField, type TimeFieldProps } from './time-field.tsx'

function Start({ value: first = '09:00', ...props }: Partial<TimeFieldProps>) {
  const [value, setValue] = useState(first)
  return <TimeField label="Début" value={value} onChange={setValue} {...props} />
}

function show(props: Partial<TimeFieldProps> = {}) {
  render(<Start {...props} />)
  return {
    user: userEvent.setup({ delay: null }),
    field: byRole('combobox', 'Début') as HTMLInputElement,
  }
}

describe('TimeField', () => {
  it('opens a named list of the quarters of an hour, and marks the one that it holds (SHIFT-11)', async () => {
    const { user, field } = show()
    await user.click(field)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(field.getAttribute('aria-controls')).toBe(byRole('listbox', 'Choisir une heure').id)
    expect(screen.getAllByRole('option')).toHaveLength(96)
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('09:00')
  })

  it('arrows go a quarter of an hour on or back, and name the option in the field', async () => {
    const { user, field } = show()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(field.value).toBe('09:15')
    const pointed = field.getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(pointed)?.textContent).toBe('09:15')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(field.value).toBe('08:45')
  })

  it('points at no option while it holds a time between two quarters', async () => {
    const { user, field } = show({ value: '09:07' })
    await user.click(field)
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  })

  it.each([
    ['9', '09:00'],
    ['9h30', '09:30'],
    ['930', '09:30'],
  ])('reads « %s » as %s once it is left', async (typed, time) => {
    const { user, field } = show({ value: '' })
    await user.type(field, typed)
    await user.tab()
    expect(field.value).toBe(time)
  })

  it('a press takes a time, closes the list and leaves the focus in the field', async () => {
    const { user, field } = show()
    await user.click(field)
    await user.click(byRole('option', '10:30'))
    expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['10:30', 'false'])
    expect(document.activeElement).toBe(field)
  })

  it('Enter, Escape and leaving close the list', async () => {
    const { user, field } = show()
    await user.click(field)
    for (const key of ['{Enter}', '{Escape}', '{Tab}']) {
      await user.click(field)
      expect(field.getAttribute('aria-expanded')).toBe('true')
      await user.keyboard(key)
      expect(field.getAttribute('aria-expanded')).toBe('false')
    }
  })

  it('closed with a reason, it opens nothing and keeps its time', async () => {
    const { user, field } = show({ disabledReason: 'Contrat signé.' })
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    expect([field.value, field.readOnly, screen.queryByRole('option')]).toEqual([
      '09:00',
      true,
      null,
    ])
  })
})

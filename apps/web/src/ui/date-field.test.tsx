import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { byRole, saidOf } from '../testing/by-role.ts'
import { DateField, type DateFieldProps } from './date-field.tsx'

function Day({ value: first = '2026-12-07', ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first)
  const today = isoDate('2026-11-20')
  return <DateField label="Date" {...{ value, today }} onChange={setValue} {...props} />
}

function show(props: Partial<DateFieldProps> = {}) {
  render(<Day {...props} />)
  return {
    user: userEvent.setup({ delay: null }),
    field: byRole('textbox', 'Date') as HTMLInputElement,
    button: byRole('button', 'Ouvrir le calendrier'),
  }
}

const dialog = () => screen.queryByRole('grid')

describe('DateField', () => {
  it('repeats the day in full under the field', async () => {
    const { user, field } = show()
    expect([field.value, saidOf(field)]).toEqual(['07/12/2026', ['lundi 7 décembre 2026']])
    await user.clear(field)
    await user.type(field, '24/12')
    expect(saidOf(field)).toEqual(['jeudi 24 décembre 2026'])
    await user.tab()
    expect(field.value).toBe('24/12/2026')
  })

  it('its button opens a dialog whose grid has the focus on the day', async () => {
    const { user, button } = show()
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('lundi 7 décembre 2026')
    expect(byRole('dialog', 'Ouvrir le calendrier').contains(document.activeElement)).toBe(true)
  })

  it('Enter takes a day, closes and gives the focus back to the button', async () => {
    const { user, field, button } = show()
    await user.click(button)
    await user.keyboard('{ArrowRight}{Enter}')
    expect([field.value, dialog()]).toEqual(['08/12/2026', null])
    expect(document.activeElement).toBe(button)
  })

  it('Escape closes, takes nothing and gives the focus back to the button', async () => {
    const { user, field, button } = show()
    await user.click(button)
    await user.keyboard('{ArrowRight}{Escape}')
    expect([field.value, dialog()]).toEqual(['07/12/2026', null])
    expect(document.activeElement).toBe(button)
  })

  it('closed with a reason, it keeps its day and opens nothing', async () => {
    const { user, field, button } = show({ disabledReason: 'Contrat signé.' })
    await user.click(button)
    expect([field.readOnly, dialog()]).toEqual([true, null])
  })
})

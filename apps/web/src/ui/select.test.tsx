import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { byRole, saidOf } from '../testing/by-role.ts'
import { Select, type SelectProps } from './select.tsx'

const sizes = ['Petite', 'Moyenne', 'Grande', 'Géante'].map((label) => ({ id: label, label }))

function Sizes({ value: first = null, ...props }: Partial<SelectProps>) {
  const [value, setValue] = useState(first)
  return <Select label="Taille" options={sizes} value={value} onChange={setValue} {...props} />
}

function show(props: Partial<SelectProps> = {}) {
  render(<Sizes {...props} />)
  return { user: userEvent.setup({ delay: null }), field: byRole('combobox', 'Taille') }
}

function pointed(field: HTMLElement): string | null | undefined {
  const id = field.getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}

describe('Select', () => {
  it('is a closed combobox that opens a listbox', async () => {
    const { user, field } = show()
    expect([field.getAttribute('aria-haspopup'), field.getAttribute('aria-expanded')]).toEqual([
      'listbox',
      'false',
    ])
    expect(field.textContent).toBe('Choisir')
    await user.click(field)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  })

  it('opens at what is chosen, and marks it', async () => {
    const { user, field } = show({ value: 'Moyenne' })
    await user.tab()
    await user.keyboard('{Enter}')
    expect(pointed(field)).toBe('Moyenne')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Moyenne')
  })

  it('arrows stop at the ends, Home and End go there', async () => {
    const { user, field } = show({ value: 'Grande' })
    await user.tab()
    await user.keyboard('{Enter}')
    const seen: unknown[] = []
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{Home}', '{ArrowUp}', '{End}']) {
      await user.keyboard(key)
      seen.push(pointed(field))
    }
    expect(seen).toEqual(['Géante', 'Géante', 'Petite', 'Petite', 'Géante'])
    expect(document.activeElement).toBe(field)
  })

  it.each(['{Enter}', ' '])('[%s] takes what is pointed at and closes', async (key) => {
    const { user, field } = show()
    await user.tab()
    await user.keyboard(`{ArrowDown}{ArrowDown}${key}`)
    expect(field.textContent).toBe('Moyenne')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it('letters point at the name that they begin', async () => {
    const { user, field } = show()
    await user.tab()
    await user.keyboard('ge')
    expect(pointed(field)).toBe('Géante')
    expect(field.textContent).toBe('Choisir')
  })

  it('Escape and leaving close it and change nothing', async () => {
    const { user, field } = show({ value: 'Petite' })
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}{Escape}')
    expect([field.textContent, field.getAttribute('aria-expanded')]).toEqual(['Petite', 'false'])
    await user.keyboard('{Enter}{ArrowDown}')
    await user.tab()
    expect([field.textContent, field.getAttribute('aria-expanded')]).toEqual(['Petite', 'false'])
  })

  it('closed with a reason, it says it and does not open', async () => {
    const { user, field } = show({ disabledReason: 'Déjà signée.' })
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    expect(saidOf(field)).toEqual(['Déjà signée.'])
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

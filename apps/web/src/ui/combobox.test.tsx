import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { byRole, saidOf } from '../testing/by-role.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const jobs = [
  { id: 'cook', label: 'Commis de cuisine', help: 'Restauration' },
  { id: 'waiter', label: 'Serveur' },
  { id: 'host', label: 'Hôte d’accueil' },
]

function Jobs({ value: first = null, ...props }: Partial<ComboboxProps>) {
  const [value, setValue] = useState(first)
  return (
    <>
      <Combobox label="Métier" options={jobs} value={value} onChange={setValue} {...props} />
      <output>{value ?? 'aucun'}</output>
    </>
  )
}

function show(props: Partial<ComboboxProps> = {}) {
  render(<Jobs {...props} />)
  return { user: userEvent.setup({ delay: null }), field: byRole('combobox', 'Métier') }
}

const chosen = () =>
  screen.getByText(/^(aucun|cook|waiter|host)$/, { selector: 'output' }).textContent
const labels = () => screen.queryAllByRole('option').map(({ id }) => document.getElementById(id))
const texts = () => labels().map((option) => option?.querySelector('span')?.firstChild?.textContent)

/** The active option of a field. */
function pointed(field: HTMLElement): string | null | undefined {
  const id = field.getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}

describe('Combobox', () => {
  it('is closed until it is used, and then names its list', async () => {
    const { user, field } = show()
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(field.hasAttribute('aria-controls')).toBe(false)
    expect(field.getAttribute('aria-autocomplete')).toBe('list')
    await user.click(field)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect(document.activeElement).toBe(field)
  })

  it('arrows point round and round while the focus stays in the field', async () => {
    const { user, field } = show()
    await user.tab()
    const seen: unknown[] = []
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await user.keyboard(key)
      seen.push(pointed(field))
    }
    expect(seen).toEqual([
      'Commis de cuisine Restauration',
      'Serveur',
      'Hôte d’accueil',
      'Commis de cuisine Restauration',
      'Hôte d’accueil',
    ])
    expect(document.activeElement).toBe(field)
  })

  it('up points at the last option first', async () => {
    const { user, field } = show()
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(pointed(field)).toBe('Hôte d’accueil')
  })

  it('Enter takes the option that is pointed at, and marks it in the list from then on', async () => {
    const { user, field } = show()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(chosen()).toBe('waiter')
    expect(field).toHaveProperty('value', 'Serveur')
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await user.click(field)
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Serveur')
  })

  it('typing narrows the list, accents apart, and says how many are left', async () => {
    const { user, field } = show()
    await user.type(field, 'hote')
    expect(texts()).toEqual(['Hôte d’accueil'])
    expect(screen.getByText('1 résultat')).toBeDefined()
    await user.type(field, 'x')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(screen.getAllByText('Aucun résultat')).toHaveLength(2)
  })

  it('Escape closes the list alone, and keeps what was chosen', async () => {
    const { user, field } = show({ value: 'cook' })
    let isHeard = false
    const hear = () => (isHeard = true)
    document.addEventListener('keydown', hear)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    isHeard = false
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', hear)
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(chosen()).toBe('cook')
    expect(isHeard).toBe(false)
  })

  it('opened again, it points at nothing', async () => {
    const { user, field } = show()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}')
    await user.click(field)
    expect(pointed(field)).toBeNull()
    await user.keyboard('{Enter}')
    expect(chosen()).toBe('aucun')
  })

  it('left, it takes the option that its text names, and puts back what names none', async () => {
    const { user, field } = show({ value: 'cook' })
    await user.clear(field)
    await user.type(field, 'serveur')
    await user.tab()
    expect([chosen(), field]).toMatchObject(['waiter', { value: 'Serveur' }])
    await user.type(field, ' de nuit')
    await user.tab({ shift: true })
    expect([chosen(), field]).toMatchObject(['waiter', { value: 'Serveur' }])
  })

  it('emptied, it is no choice', async () => {
    const { user, field } = show({ value: 'cook' })
    await user.clear(field)
    await user.tab()
    expect(chosen()).toBe('aucun')
  })

  it('a press on an option takes it and leaves the focus in the field', async () => {
    const { user, field } = show()
    await user.click(field)
    await user.click(byRole('option', 'Serveur'))
    expect(chosen()).toBe('waiter')
    expect(document.activeElement).toBe(field)
  })

  it('closed with a reason, it says it, opens nothing and changes nothing', async () => {
    const { user, field } = show({ disabledReason: 'Un contrat est signé.' })
    await user.click(field)
    await user.keyboard('{ArrowDown}{Enter}x')
    expect(field.getAttribute('aria-disabled')).toBe('true')
    expect(saidOf(field)).toEqual(['Un contrat est signé.'])
    expect(screen.queryByRole('listbox')).toBeNull()
    expect([chosen(), field]).toMatchObject(['aucun', { value: '' }])
  })

  it('looks up what is typed, and says when that fails rather than that nothing matches', async () => {
    const lookup = { options: [], text: 'lyon', onTextChange: () => {}, hasFailed: true }
    const { user, field } = show(lookup)
    await user.click(field)
    expect(screen.getAllByText('La recherche ne répond pas.')).toHaveLength(2)
    expect(screen.queryByText('Aucun résultat')).toBeNull()
  })
})

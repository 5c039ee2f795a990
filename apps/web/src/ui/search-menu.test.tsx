import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { byRole } from '../testing/by-role.ts'
import { SearchMenu } from './search-menu.tsx'

type Props = ComponentProps<typeof SearchMenu>

const companies = ['Lumière', 'Océan', 'Sommet'].map((label) => ({ id: label, label }))
const onChoose = vi.fn<(id: string) => void>()
const onRetry = vi.fn<() => void>()

function Companies(props: Partial<Props>) {
  const [text, setText] = useState('')
  return (
    <SearchMenu
      label="Changer d’entreprise"
      searchLabel="Chercher une entreprise"
      options={companies}
      state="done"
      selectedId="Océan"
      {...{ text, onChoose, onRetry }}
      onTextChange={setText}
      {...props}
    >
      Océan
    </SearchMenu>
  )
}

function show(props: Partial<Props> = {}) {
  onChoose.mockClear()
  const { rerender } = render(<Companies {...props} />)
  return {
    user: userEvent.setup({ delay: null }),
    button: byRole('button', /Changer d’entreprise/),
    become: (next: Partial<Props>) => act(async () => rerender(<Companies {...next} />)),
  }
}

const field = () => byRole('combobox', 'Chercher une entreprise')
const pointed = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('SearchMenu', () => {
  it('opens a dialog whose field has the focus and points at the first option', async () => {
    const { user, button } = show()
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(byRole('dialog', 'Changer d’entreprise').contains(document.activeElement)).toBe(true)
    expect(document.activeElement).toBe(field())
    expect(pointed()).toBe('Lumière')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Océan')
  })

  it('has the arrows of the combobox: round and round, the focus in the field', async () => {
    const { user, button } = show()
    await user.click(button)
    const seen: unknown[] = []
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{ArrowDown}']) {
      await user.keyboard(key)
      seen.push(pointed())
    }
    expect(seen).toEqual(['Sommet', 'Lumière', 'Océan'])
    expect(document.activeElement).toBe(field())
  })

  it('Enter chooses, closes and gives the focus back to the button', async () => {
    const { user, button } = show()
    await user.click(button)
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Sommet')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('Escape closes, chooses nothing and gives the focus back to the button', async () => {
    const { user, button } = show()
    await user.click(button)
    await user.keyboard('{ArrowDown}{Escape}')
    expect(onChoose).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  it('Enter behind the last letter waits for what that letter finds', async () => {
    const { user, button, become } = show({ state: 'searching' })
    await user.click(button)
    await user.keyboard('so{Enter}')
    expect(onChoose).not.toHaveBeenCalled()
    await become({ state: 'done', options: companies.slice(2) })
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Sommet')
  })

  it('an arrow in an empty list does not skip what comes', async () => {
    const { user, button, become } = show({ options: [] })
    await user.click(button)
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
    await user.keyboard('{ArrowUp}')
    await become({})
    expect(pointed()).toBe('Lumière')
  })

  it('says that the search fails, and asks again', async () => {
    const { user, button } = show({ options: [], state: 'failed' })
    await user.click(button)
    expect(screen.getAllByText('La recherche ne répond pas.')).toHaveLength(2)
    await user.click(byRole('button', 'Réessayer'))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(field())
  })
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { byRole } from '../testing/by-role.ts'
import { Menu } from './menu.tsx'

const act = vi.fn<(id: string) => void>()
const command = (id: string, label: string, disabledReason?: string) => ({
  id,
  label,
  disabledReason,
  onAction: () => act(id),
})

function show() {
  act.mockClear()
  render(
    <Menu
      label="Actions"
      groups={[
        [command('edit', 'Modifier'), command('copy', 'Dupliquer')],
        [command('delete', 'Supprimer', 'Un contrat est signé.')],
      ]}
    />,
  )
  return { user: userEvent.setup({ delay: null }), button: byRole('button', 'Actions') }
}

const focused = () => document.activeElement?.querySelector('span span')?.textContent

describe('Menu', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'opens by key [%s] and gives the focus to a command',
    async (key) => {
      const { user, button } = show()
      expect(button.getAttribute('aria-haspopup')).toBe('menu')
      expect(button.getAttribute('aria-expanded')).toBe('false')
      await user.tab()
      await user.keyboard(key)
      expect(button.getAttribute('aria-expanded')).toBe('true')
      expect(button.getAttribute('aria-controls')).toBe(byRole('menu', 'Actions').id)
      expect(focused()).toBe(key === '{ArrowUp}' ? 'Supprimer' : 'Modifier')
    },
  )

  it('arrows go round, Home and End to the ends, letters to a name', async () => {
    const { user } = show()
    await user.tab()
    await user.keyboard('{Enter}')
    const seen: unknown[] = []
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{ArrowDown}', '{End}', '{Home}', 's']) {
      await user.keyboard(key)
      seen.push(focused())
    }
    expect(seen).toEqual([
      'Supprimer',
      'Modifier',
      'Dupliquer',
      'Supprimer',
      'Modifier',
      'Supprimer',
    ])
  })

  it('one command alone is a stop of Tab', async () => {
    const { user } = show()
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}')
    expect(screen.getAllByRole('menuitem').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  })

  it('Enter acts, closes and gives the focus back to the button', async () => {
    const { user, button } = show()
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(act).toHaveBeenCalledExactlyOnceWith('copy')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('Escape closes, does nothing and gives the focus back to the button', async () => {
    const { user, button } = show()
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}{Escape}')
    expect(act).not.toHaveBeenCalled()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('a closed command is reached, says why and does nothing', async () => {
    const { user } = show()
    await user.tab()
    await user.keyboard('{Enter}{End}{Enter}')
    const closed = byRole('menuitem', 'Supprimer Un contrat est signé.')
    expect(document.activeElement).toBe(closed)
    expect(closed.getAttribute('aria-disabled')).toBe('true')
    expect(act).not.toHaveBeenCalled()
  })

  it('a press outside closes it', async () => {
    const { user } = show()
    await user.click(byRole('button', 'Actions'))
    await user.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

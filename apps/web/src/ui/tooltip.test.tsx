import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { byRole, saidOf } from '../testing/by-role.ts'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { IconButton } from './icon-button.tsx'
import { Switch } from './switch.tsx'
import { TextField } from './text-field.tsx'
import { Tooltip } from './tooltip.tsx'

const reason = 'Un contrat est signé.'
const none = () => {}

function show(node: ReactNode) {
  render(node)
  return userEvent.setup({ delay: null })
}

/** The page of the tests shows and hides popups by their style. */
const isShown = (text: string) =>
  screen.getByText(text, { selector: '[role=tooltip]' }).style.display === 'block'

describe('a tooltip', () => {
  it('shows as soon as the keyboard comes, and goes with it', async () => {
    const user = show(<Button tip="Ctrl + S">Enregistrer</Button>)
    await user.tab()
    await waitFor(() => expect(isShown('Ctrl + S')).toBe(true))
    expect(saidOf(byRole('button', 'Enregistrer'))).toEqual(['Ctrl + S'])
    await user.tab()
    await waitFor(() => expect(isShown('Ctrl + S')).toBe(false))
  })

  it('shows under the pointer, stays while it is pointed at itself, and goes after', async () => {
    const user = show(<Button tip="Ctrl + S">Enregistrer</Button>)
    await user.hover(byRole('button', 'Enregistrer'))
    await waitFor(() => expect(isShown('Ctrl + S')).toBe(true))
    await user.hover(screen.getByRole('tooltip'))
    expect(isShown('Ctrl + S')).toBe(true)
    await user.hover(document.body)
    await waitFor(() => expect(isShown('Ctrl + S')).toBe(false))
  })

  it('Escape hides it, moves no focus and does nothing else', async () => {
    const user = show(<Button tip="Ctrl + S">Enregistrer</Button>)
    let isHeard = false
    const hear = () => (isHeard = true)
    document.addEventListener('keydown', hear)
    await user.tab()
    await waitFor(() => expect(isShown('Ctrl + S')).toBe(true))
    isHeard = false
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', hear)
    expect([isShown('Ctrl + S'), isHeard]).toEqual([false, false])
    expect(document.activeElement).toBe(byRole('button', 'Enregistrer'))
  })

  it('leaves Escape to what is around it, once its element has lost the focus', async () => {
    const user = show(<Button tip="Ctrl + S">Enregistrer</Button>)
    let isHeard = false
    const hear = () => (isHeard = true)
    await user.tab()
    await waitFor(() => expect(isShown('Ctrl + S')).toBe(true))
    document.addEventListener('keydown', hear)
    // At once: the tooltip has not closed yet.
    act(() => byRole('button', 'Enregistrer').blur())
    expect(isShown('Ctrl + S')).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    document.removeEventListener('keydown', hear)
    expect(isHeard).toBe(true)
  })

  it('is open alone', async () => {
    const user = show(
      <>
        <Button tip="un">Un</Button>
        <Button tip="deux">Deux</Button>
      </>,
    )
    await user.tab()
    await waitFor(() => expect(isShown('un')).toBe(true))
    await user.hover(byRole('button', 'Deux'))
    await waitFor(() => expect([isShown('un'), isShown('deux')]).toEqual([false, true]))
  })

  it('of an icon repeats its name, which is not read twice', () => {
    show(<IconButton label="Réglages" icon={<svg aria-hidden />} />)
    expect(saidOf(byRole('button', 'Réglages'))).toEqual([])
  })

  const closed: Readonly<Record<string, ReactNode>> = {
    button: <Button disabledReason={reason}>Fermé</Button>,
    textbox: <TextField label="Fermé" value="" onChange={none} disabledReason={reason} />,
    checkbox: (
      <Checkbox isSelected={false} onChange={none} disabledReason={reason}>
        Fermé
      </Checkbox>
    ),
    switch: (
      <Switch isSelected={false} onChange={none} disabledReason={reason}>
        Fermé
      </Switch>
    ),
  }

  it.each(Object.keys(closed))(
    'says why a %s is closed, to the eye too when the keyboard comes',
    async (role) => {
      const user = show(closed[role])
      await user.tab()
      const control = byRole(role, 'Fermé')
      expect(document.activeElement).toBe(control)
      expect(saidOf(control)).toEqual([reason])
      await waitFor(() => expect(isShown(reason)).toBe(true))
    },
  )

  it('of anything else is tied to it, and is nothing without a text', () => {
    const link = (text?: string) => (
      <Tooltip text={text}>
        {(props) => (
          <a href="#prix" {...props}>
            Prix
          </a>
        )}
      </Tooltip>
    )
    const { rerender } = render(link('Hors taxes'))
    expect(saidOf(byRole('link', 'Prix'))).toEqual(['Hors taxes'])
    rerender(link())
    expect([saidOf(byRole('link', 'Prix')), screen.queryByRole('tooltip')]).toEqual([[], null])
  })
})

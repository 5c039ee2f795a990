import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { byRole } from '../testing/by-role.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { SidePanel } from './side-panel.tsx'
import { TextField } from './text-field.tsx'

const windows = { Dialog, SidePanel } as const

function Page({ kind, isDirty = false }: { kind: keyof typeof windows; isDirty?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const Window = windows[kind]
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ouvrir</Button>
      <Window
        isOpen={isOpen}
        isDirty={isDirty}
        onClose={() => setOpen(false)}
        title="Modifier"
        footer={(close) => <Button onPress={close}>Annuler</Button>}
      >
        <TextField label="Nom" value="" onChange={() => {}} />
      </Window>
    </>
  )
}

async function open(kind: keyof typeof windows, isDirty = false) {
  const user = userEvent.setup({ delay: null })
  const { container } = render(<Page kind={kind} isDirty={isDirty} />)
  const opener = byRole('button', 'Ouvrir')
  opener.focus()
  await user.keyboard('{Enter}')
  return { user, opener, page: container, panel: byRole('dialog', 'Modifier') }
}

const isOpen = () => screen.queryByRole('dialog') !== null

/** The second dialog comes in place of the first, as codes do after a form. */
function TwoSteps() {
  const [step, setStep] = useState<'form' | 'codes' | null>(null)
  const close = () => setStep(null)
  return (
    <>
      <Button onPress={() => setStep('form')}>Ouvrir</Button>
      <Dialog isOpen={step === 'form'} onClose={close} title="Activer">
        <Button onPress={() => setStep('codes')}>Continuer</Button>
      </Dialog>
      <Dialog isOpen={step === 'codes'} onClose={close} title="Codes">
        <p>1234</p>
      </Dialog>
    </>
  )
}

it('a dialog in place of another gives the focus back to what opened the first', async () => {
  const user = userEvent.setup({ delay: null })
  render(<TwoSteps />)
  await user.click(byRole('button', 'Ouvrir'))
  await user.click(byRole('button', 'Continuer'))
  expect(byRole('dialog', 'Codes').contains(document.activeElement)).toBe(true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(byRole('button', 'Ouvrir')))
})

describe.each(['Dialog', 'SidePanel'] as const)('%s', (kind) => {
  it('is modal, named by its title, and has the focus', async () => {
    const { panel } = await open(kind)
    expect(panel.getAttribute('aria-modal')).toBe('true')
    expect(panel.contains(document.activeElement)).toBe(true)
  })

  it('leaves nothing else of the page within reach, until it is closed', async () => {
    const { user, page } = await open(kind)
    expect(page.inert).toBe(true)
    await user.keyboard('{Escape}')
    expect(page.inert).toBe(false)
  })

  it('Escape closes it and gives the focus back to what opened it', async () => {
    const { user, opener } = await open(kind)
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it.each(['Fermer', 'Annuler'])('« %s » does the same', async (name) => {
    const { user, opener } = await open(kind)
    await user.click(byRole('button', name))
    expect(isOpen()).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('asks first where something typed would be lost, and Escape is no', async () => {
    const { user, panel } = await open(kind, true)
    await user.keyboard('{Escape}')
    const question = screen.getByRole('alertdialog')
    expect(question.contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    await user.click(byRole('button', 'Quitter sans enregistrer'))
    expect(isOpen()).toBe(false)
  })

  it('its head and its foot are no landmarks of the page', async () => {
    await open(kind)
    expect([screen.queryByRole('banner'), screen.queryByRole('contentinfo')]).toEqual([null, null])
  })
})

describe('SidePanel', () => {
  it('a press outside closes it', async () => {
    const { user, panel } = await open('SidePanel')
    await user.click(panel.parentElement ?? panel)
    expect(isOpen()).toBe(false)
  })
})

describe('Dialog', () => {
  it('a press outside closes nothing', async () => {
    const { user, panel } = await open('Dialog')
    await user.click(panel.parentElement ?? panel)
    expect(isOpen()).toBe(true)
  })
})

describe('ConfirmDialog', () => {
  it('is an alert dialog whose focus starts on the answer that changes nothing', () => {
    render(
      <ConfirmDialog
        isOpen
        title="Supprimer ?"
        confirmLabel="Supprimer"
        onConfirm={() => {}}
        onCancel={() => {}}
      />,
    )
    expect(byRole('alertdialog', 'Supprimer ?').getAttribute('aria-modal')).toBe('true')
    expect(document.activeElement).toBe(byRole('button', 'Annuler'))
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull()
  })
})

import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { cleanup, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { byRole, hasRole, isClosed, press, saidOf, soonByRole } from '../testing/by-role.ts'
import { show } from '../testing/show.tsx'
import { DateFormField } from './date-form-field.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { keepOpenForms } from './open-forms.ts'
import { TextFormField } from './text-form-field.tsx'

const schema = z.object({
  name: z.string().min(1, 'errors.field.required').max(10, 'errors.field.too_long'),
  day: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'errors.field.format'),
})
type Values = z.infer<typeof schema>
type Save = (values: Values) => Promise<unknown>

interface Options {
  save?: Save
  disabledReason?: string
  canSaveUnchanged?: boolean
  keepsSpaces?: boolean
  issuesOf?: () => ReturnType<typeof issue>[]
  /** A form with a single field is sent by Enter. */
  hasDay?: boolean
}

async function open({ save = async () => undefined, hasDay = true, ...options }: Options = {}) {
  const saved = vi.fn<Save>(save)
  const onClose = vi.fn<() => void>()
  const view = await show(
    <EditDialog
      {...options}
      isOpen
      onClose={onClose}
      title="Service"
      schema={schema}
      initial={{ name: 'Salle', day: '2026-12-01' }}
      save={saved}
      fields={({ control }) => (
        <>
          <TextFormField control={control} name="name" label="Nom" />
          {hasDay && (
            <DateFormField
              control={control}
              name="day"
              label="Jour"
              today={isoDate('2026-11-23')}
            />
          )}
        </>
      )}
    />,
  )
  return { ...view, saved, onClose }
}

const name = () => byRole('textbox', 'Nom')
const saveButton = () => byRole('button', 'Enregistrer')

describe('the save of a dialog', () => {
  it('is closed until something has changed, and says so', async () => {
    const { user } = await open()
    expect(isClosed(saveButton())).toBe(true)
    expect(saidOf(saveButton())).toEqual(['Rien n’a été modifié.'])
    await user.type(name(), ' 2')
    expect(isClosed(saveButton())).toBe(false)
    await user.type(name(), '{Backspace}{Backspace}')
    expect(isClosed(saveButton())).toBe(true)
  })

  it('is open at once where the first values are good', async () => {
    const { user, saved } = await open({ canSaveUnchanged: true })
    await user.click(saveButton())
    expect(saved).toHaveBeenCalledWith({ name: 'Salle', day: '2026-12-01' })
  })

  it('is closed while a field is wrong, which says why in its place', async () => {
    const { user, saved } = await open()
    await user.clear(name())
    await user.tab()
    expect(saidOf(name())).toEqual(['Ce champ est obligatoire.'])
    expect(saidOf(saveButton())).toEqual(['Corrigez les champs signalés pour enregistrer.'])
    await user.type(name(), 'Bar')
    expect(saidOf(name())).toEqual([])
    expect(isClosed(saveButton())).toBe(false)
    expect(saved).not.toHaveBeenCalled()
  })

  it('is what Enter does, unless nothing has changed', async () => {
    const { user, saved } = await open({ hasDay: false })
    await user.type(name(), '{Enter}')
    expect(saved).not.toHaveBeenCalled()
    await user.type(name(), ' 2{Enter}')
    expect(saved).toHaveBeenCalledWith({ name: 'Salle 2', day: '2026-12-01' })
  })

  it('sends what is typed without the spaces around it, then closes', async () => {
    const { user, saved, onClose } = await open()
    await user.clear(name())
    await user.type(name(), '  Bar  ')
    await user.click(saveButton())
    expect(saved).toHaveBeenCalledWith({ name: 'Bar', day: '2026-12-01' })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('sends a password as it is typed, spaces included', async () => {
    const { user, saved } = await open({ keepsSpaces: true })
    await user.type(name(), ' 2 ')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ name: 'Salle 2 ', day: '2026-12-01' }))
  })

  it('is closed with its reason where nothing may be changed', async () => {
    const { user, saved } = await open({
      disabledReason: 'Vos droits ne suffisent pas.',
      hasDay: false,
    })
    await user.type(name(), ' 2{Enter}')
    expect(saidOf(saveButton())).toEqual(['Vos droits ne suffisent pas.'])
    await user.click(saveButton())
    expect(saved).not.toHaveBeenCalled()
  })
})

describe('a date in a dialog', () => {
  it('is typed the French way and repeated in full', async () => {
    const { user, saved } = await open()
    await user.clear(byRole('textbox', 'Jour'))
    await user.type(byRole('textbox', 'Jour'), '24/12/2026')
    expect(saidOf(byRole('textbox', 'Jour'))).toEqual(['jeudi 24 décembre 2026'])
    await user.click(saveButton())
    expect(saved).toHaveBeenCalledWith({ name: 'Salle', day: '2026-12-24' })
  })

  it('is picked in a calendar that closes and gives the focus back', async () => {
    const { user, saved } = await open()
    await user.click(byRole('button', 'Ouvrir le calendrier'))
    await user.click(await soonByRole('button', /^jeudi 24 décembre 2026/))
    expect(document.activeElement).toBe(byRole('button', 'Ouvrir le calendrier'))
    await user.click(saveButton())
    expect(saved).toHaveBeenCalledWith({ name: 'Salle', day: '2026-12-24' })
  })
})

describe('a save that is refused', () => {
  const refusal = () => Promise.reject(new Error('refused'))

  it('leaves the dialog open, puts each problem under its field and focuses the first', async () => {
    const { user, onClose } = await open({
      save: refusal,
      issuesOf: () => [
        issue(['day'], 'errors.shift.past_forbidden'),
        issue(['name'], 'errors.field.custom_name', { min: 2, max: 50 }),
      ],
    })
    await user.type(name(), ' 2')
    await user.click(saveButton())
    await waitFor(() => expect(saidOf(name())).toEqual(['Le nom a entre 2 et 50 caractères.']))
    expect(saidOf(byRole('textbox', 'Jour'))[0]).toBe(
      'Un créneau ne peut pas commencer dans le passé.',
    )
    expect(document.activeElement).toBe(byRole('textbox', 'Jour'))
    expect(onClose).not.toHaveBeenCalled()
    expect(name()).toHaveProperty('value', 'Salle 2')
  })

  it('shows a problem of no field above them all', async () => {
    const { user } = await open({
      save: refusal,
      issuesOf: () => [issue([], 'errors.task.stale')],
    })
    await user.type(name(), ' 2')
    await user.click(saveButton())
    expect((await soonByRole('alert', '')).textContent).toContain('Cette mission a changé')
  })
})

describe('closing a dialog', () => {
  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['Annuler', (user: UserEvent) => user.click(byRole('button', 'Annuler'))],
    ['Fermer', (user: UserEvent) => user.click(byRole('button', 'Fermer'))],
  ])('%s closes at once what is untouched, and asks before typing is lost', async (_way, close) => {
    const { user, onClose } = await open()
    await close(user)
    expect(onClose).toHaveBeenCalledTimes(1)
    await user.type(name(), ' 2')
    await close(user)
    expect(onClose).toHaveBeenCalledTimes(1)
    await user.click(byRole('button', 'Continuer la saisie'))
    expect(name()).toHaveProperty('value', 'Salle 2')
    expect(hasRole('alertdialog', 'Quitter sans enregistrer\u202f?')).toBe(false)
    await close(user)
    await user.click(byRole('button', 'Quitter sans enregistrer'))
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

describe('what is typed when a session ends', () => {
  it('comes back with the dialog, as something that has changed', async () => {
    const { user } = await open()
    await user.type(name(), ' 2')
    keepOpenForms()
    cleanup()
    await open()
    expect(name()).toHaveProperty('value', 'Salle 2')
    expect(isClosed(saveButton())).toBe(false)
  })

  it('is never kept of what keeps its spaces, a password', async () => {
    const { user } = await open({ keepsSpaces: true })
    await user.type(name(), ' 2')
    keepOpenForms()
    cleanup()
    await open({ keepsSpaces: true })
    expect(name()).toHaveProperty('value', 'Salle')
  })
})

import {
  askSiderLink,
  endSiderSession,
  openByCode,
  openByLink,
} from '@renfort/contract/sider-access.ts'
import { listSiderShifts } from '@renfort/contract/sider-work.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { showSider } from '../../testing/show-sider.tsx'
import { currentSession } from '../session.ts'

const token = 'a'.repeat(43)
const opened = {
  token: '',
  siderId: '00000000-0000-4000-8000-0000000008a1',
  firstName: 'Nora',
  expiresAt: '2026-12-20T10:00:00.000Z',
}
const nothing = { now: '2026-11-20T10:00:00.000Z', shifts: [], missions: [] }

it('a phone gets a code, whose six digits open the pages', async () => {
  const asked = answer(askSiderLink, () => undefined)
  const entered = answer(openByCode, () => opened)
  answer(listSiderShifts, () => nothing)
  const user = await showSider({ isOpen: false })
  await user.type(
    await soonByRole('textbox', 'Adresse e-mail ou téléphone mobile'),
    '06 12 34 56 78',
  )
  await user.click(byRole('button', 'Recevoir un lien et un code'))
  await user.type(await soonByRole('textbox', 'Code à six chiffres'), '123 456')
  await user.click(byRole('button', 'Ouvrir'))
  await soonByRole('heading', 'Mes missions')
  expect(asked).toEqual([{ body: { phoneNumber: '06 12 34 56 78' } }])
  expect(entered).toEqual([{ body: { phoneNumber: '06 12 34 56 78', code: '123456' } }])
  expect(currentSession()).toMatchObject({ siderId: opened.siderId, firstName: 'Nora' })
})

it('a wrong code, and too many of them, are said in words; another message can be asked for', async () => {
  const asked = answer(askSiderLink, () => undefined)
  let refusal = refused('errors.sider.code_invalid')
  answer(openByCode, () => refusal)
  const user = await showSider({ isOpen: false })
  await user.type(
    await soonByRole('textbox', 'Adresse e-mail ou téléphone mobile'),
    'nora@example.test',
  )
  await user.click(byRole('button', 'Recevoir un lien et un code'))
  await user.type(await soonByRole('textbox', 'Code à six chiffres'), '000000')
  await user.click(byRole('button', 'Ouvrir'))
  expect((await screen.findByRole('alert')).textContent).toContain('Ce code n’est pas le bon')
  refusal = refused('errors.auth.throttled', { minutes: 12 })
  await user.click(byRole('button', 'Ouvrir'))
  await screen.findByText('Trop d’essais. Réessayez dans 12 min.')
  await user.click(byRole('button', 'Renvoyer un message'))
  await screen.findByText(/Un nouveau message vient de partir/)
  expect(asked).toHaveLength(2)
})

it('a link opens the pages only once it is pressed, and leaves the address', async () => {
  const used = answer(openByLink, () => opened)
  answer(listSiderShifts, () => nothing)
  const user = await showSider({ isOpen: false, at: `/s/open#${token}` })
  await soonByRole('heading', 'Bienvenue')
  expect(used).toEqual([])
  await user.click(byRole('button', 'Ouvrir mon espace ici'))
  await soonByRole('heading', 'Mes missions')
  expect(used).toEqual([{ body: { token } }])
  expect(location.href).toMatch(/\/s\/$/)
})

it('a link that has expired says so and leads to another', async () => {
  answer(openByLink, () => refused('errors.auth.link_invalid'))
  const user = await showSider({ isOpen: false, at: `/s/open#${token}` })
  await user.click(await soonByRole('button', 'Ouvrir mon espace ici'))
  expect((await screen.findByRole('alert')).textContent).toContain('a expiré ou a déjà servi')
  await user.click(byRole('button', 'Demander un nouveau lien'))
  await soonByRole('heading', 'Ouvrir mon espace')
})

it('a session that has ended leads to the way in, which says so', async () => {
  answer(listSiderShifts, () => refused('errors.token.forbidden'))
  await showSider()
  await screen.findByText(/Votre espace s’est fermé sur cet appareil/)
  expect(currentSession()).toBeNull()
})

it('who leaves closes the pages on this device at once', async () => {
  answer(listSiderShifts, () => nothing)
  const ended = answer(endSiderSession, () => undefined)
  const user = await showSider()
  await user.click(await soonByRole('button', 'Fermer mon espace sur cet appareil'))
  await soonByRole('heading', 'Ouvrir mon espace')
  await waitFor(() => expect(ended).toHaveLength(1))
  expect(hasRole('navigation', 'Pages')).toBe(false)
})

it('the pages have the language and the direction of their words', async () => {
  answer(listSiderShifts, () => nothing)
  await showSider({ language: 'ar' })
  await soonByRole('heading', 'Mes missions')
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  document.documentElement.dir = 'ltr'
})

it('English is one choice away, and kept on this device', async () => {
  answer(listSiderShifts, () => nothing)
  const user = await showSider()
  await user.selectOptions(await soonByRole('combobox', 'Langue'), 'English')
  await soonByRole('heading', 'My missions')
  expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
  expect(localStorage.getItem('locale')).toBe('en')
})

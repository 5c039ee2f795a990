import { forgotPassword } from '@renfort/contract/auth.ts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, saidOf, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

const open = (config = {}) =>
  show(<ForgotPasswordPage />, { as: null, at: '/forgot-password', config })
const email = () => byRole('textbox', 'E-mail professionnel')

async function ask(user: UserEvent, address: string) {
  if (address !== '') await user.type(email(), address)
  await user.click(byRole('button', 'Recevoir le lien'))
}

it('asks for a link, and says the same whether there is an account or not', async () => {
  const sent = answer(forgotPassword, () => undefined)
  const { user } = await open()
  await ask(user, ' Claire@Brasserie.test ')
  await soonByRole('heading', 'Consultez vos e-mails')
  expect(sent).toHaveLength(1)
  expect(byRole('status', '').textContent).toMatch(/^Si un compte existe pour claire@/)
  expect(hasRole('button', 'Recevoir le lien')).toBe(false)
  expect(byRole('link', 'Revenir à la connexion').getAttribute('href')).toBe('/signin')
})

it('shows an address with accents in its domain as it is written', async () => {
  const sent = answer(forgotPassword, () => undefined)
  const { user } = await open()
  await ask(user, 'claire@café.test')
  await soonByRole('heading', 'Consultez vos e-mails')
  expect(sent[0]?.body.email).toBe('claire@xn--caf-dma.test')
  expect(byRole('status', '').textContent).toContain('claire@café.test')
})

it.each([
  ['ERR-21', '', 'Ce champ est obligatoire.'],
  ['AUTH-17 ERR-23', 'claire@brasserie', 'L’e-mail n’est pas valable.'],
])('%s sends nothing for « %s » and says why at the field', async (_id, address, sentence) => {
  const { user } = await open()
  await ask(user, address)
  await waitFor(() => expect(saidOf(email())[0]).toBe(sentence))
  expect(hasRole('heading', 'Consultez vos e-mails')).toBe(false)
})

it('says in English too how long to wait after too many tries, and keeps the address', async () => {
  answer(forgotPassword, () => refused('errors.auth.throttled', { minutes: 12 }))
  const { user } = await show(<ForgotPasswordPage />, { as: null, locale: 'en' })
  const field = byRole('textbox', 'Work e-mail')
  await user.type(field, 'claire@brasserie.test')
  await user.click(byRole('button', 'Send me the link'))
  await waitFor(() => expect(byRole('alert', '').textContent).toContain('12 min'))
  expect(field).toHaveProperty('value', 'claire@brasserie.test')
  expect(toasts()).toEqual([])
})

it('shows the way to the mails that were sent where nothing sends them, and there alone', async () => {
  answer(forgotPassword, () => undefined)
  const { user } = await open({ outbox: true })
  await ask(user, 'claire@brasserie.test')
  const outbox = await soonByRole('link', 'Voir les e-mails envoyés')
  expect(outbox.getAttribute('href')).toBe('/dev/outbox')
})

it('leaves the mails alone on an installation that sends them', async () => {
  answer(forgotPassword, () => undefined)
  const { user } = await open()
  await ask(user, 'claire@brasserie.test')
  await screen.findByText(/^Si un compte existe/)
  expect(hasRole('link', 'Voir les e-mails envoyés')).toBe(false)
})

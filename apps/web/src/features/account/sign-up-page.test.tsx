import { createAccount, startSignUp } from '@renfort/contract/auth.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { act, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { storedSession } from '../../platform/session.ts'
import { answer, refused, refusedFields } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, password, saidOf, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { choose } from '../../testing/write-in.ts'
import { hashPassword } from './password/hash-password.ts'
import { SignUpPage } from './sign-up-page.tsx'
import type { SignUpSearch } from './sign-up-search.ts'

const userId = '00000000-0000-4000-8000-0000000000a1'
const organisationId = '00000000-0000-4000-8000-0000000000c0'
const session = { token: '', userId, organisationId, organisationType: 'other' as const }

const open = (search: SignUpSearch = {}) =>
  show(<SignUpPage search={search} />, { as: null, at: '/signup' })
const email = () => byRole('textbox', 'E-mail professionnel')
const create = () => byRole('button', 'Créer le compte')

async function openDetails(search: SignUpSearch = {}) {
  answer(startSignUp, ({ body }) => ({ email: body.email }))
  const view = await open({ email: 'claire@brasserie.test', ...search })
  await view.user.click(byRole('button', 'Continuer'))
  await soonByRole('button', 'Créer le compte')
  return view
}

async function fill(user: UserEvent) {
  await user.type(byRole('textbox', 'Prénom et nom'), 'Claire de la Tour')
  await user.type(byRole('textbox', 'Téléphone'), '06 12 34 56 78')
  await user.type(password('Mot de passe'), 'Bellecour!')
  await user.type(byRole('textbox', 'Nom de l’entreprise'), 'Brasserie Bellecour')
  await choose(user, 'Taille de l’entreprise', '11-50 salariés')
  await choose(user, 'Votre besoin', 'Des missions de moins de 7 jours')
  await user.click(byRole('checkbox', /^J’accepte/))
}

describe('the first step', () => {
  it('AUTH-19 AUTH-20 sends the e-mail and goes on with the one that comes back, locked', async () => {
    const sent = answer(startSignUp, () => ({ email: 'claire@brasserie.test' }))
    const { user } = await open()
    await user.type(email(), 'Claire@Brasserie.test')
    await user.click(byRole('button', 'Continuer'))
    await soonByRole('button', 'Créer le compte')
    expect(sent).toHaveLength(1)
    expect(email()).toHaveProperty('value', 'claire@brasserie.test')
    expect(email()).toHaveProperty('readOnly', true)
  })

  it('AUTH-21 starts with the e-mail of the address', async () => {
    await open({ email: 'claire@brasserie.test' })
    expect(email()).toHaveProperty('value', 'claire@brasserie.test')
  })

  it('AUTH-18 says at the field that the e-mail is taken, and invites to sign in', async () => {
    answer(startSignUp, () => refused('errors.user.email_used'))
    const { user } = await open({ email: 'claire@brasserie.test' })
    await user.click(byRole('button', 'Continuer'))
    await waitFor(() =>
      expect(saidOf(email())[0]).toBe('Cet e-mail est déjà utilisé. Connectez-vous.'),
    )
    expect(byRole('link', 'Se connecter').getAttribute('href')).toBe('/signin')
  })

  it('AUTH-17 refuses what is no e-mail and sends nothing', async () => {
    const { user } = await open({ email: 'claire@brasserie' })
    await user.click(byRole('button', 'Continuer'))
    await waitFor(() => expect(saidOf(email())[0]).toBe('L’e-mail n’est pas valable.'))
  })

  it('AUTH-19 can be come back to from the second', async () => {
    const { user } = await openDetails()
    await user.click(byRole('button', 'Changer d’e-mail'))
    expect(email()).toHaveProperty('value', 'claire@brasserie.test')
    expect(hasRole('button', 'Créer le compte')).toBe(false)
  })

  it('AUTH-19 is where « back » of the browser leads, and nothing that was typed is lost', async () => {
    const { user, goBack, place } = await openDetails()
    const name = () => byRole('textbox', 'Prénom et nom')
    await user.type(name(), 'Claire de la Tour')
    act(goBack)
    await soonByRole('button', 'Continuer')
    expect(place()).toBe('/signup')
    await user.clear(email())
    await user.type(email(), 'c.delatour@brasserie.test')
    await user.click(byRole('button', 'Continuer'))
    await soonByRole('button', 'Créer le compte')
    expect([email(), name()].map((field) => field.getAttribute('value'))).toEqual([
      'c.delatour@brasserie.test',
      'Claire de la Tour',
    ])
    expect(document.activeElement).toBe(name())
  })
})

describe('the second step', () => {
  it('AUTH-11 AUTH-22 AUTH-24 AUTH-33 sends it all, keeps the session and opens the settings', async () => {
    const sent = answer(createAccount, () => session)
    const utm = { utm_campaign: 'noel', utm_medium: 'mail', utm_source: 'partner' }
    const { user, place } = await openDetails(utm)
    await fill(user)
    await user.click(create())
    await waitFor(() => expect(place()).toMatch(/^\/settings/))
    expect(sent).toEqual([
      {
        body: {
          ...utm,
          email: 'claire@brasserie.test',
          firstName: 'Claire',
          lastName: 'de la Tour',
          phoneNumber: '+33612345678',
          googleLogin: false,
          password: await hashPassword('Bellecour!'),
          companyName: 'Brasserie Bellecour',
          companySize: '11-50',
          need: 'less-than-7-days',
          message: '',
        },
      },
    ])
    expect(storedSession()).toMatchObject({ userId, organisationId })
  })

  it('AUTH-24 asks whether there is one name only, and sends it alone', async () => {
    const sent = answer(createAccount, () => session)
    const { user } = await openDetails()
    await fill(user)
    expect(hasRole('checkbox', 'Je n’ai qu’un nom')).toBe(false)
    await user.clear(byRole('textbox', 'Prénom et nom'))
    await user.type(byRole('textbox', 'Prénom et nom'), 'Suharto')
    await user.click(await soonByRole('checkbox', 'Je n’ai qu’un nom'))
    await waitFor(() => expect(saidOf(byRole('textbox', 'Prénom et nom'))).toEqual([]))
    await user.click(create())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ firstName: 'Suharto', lastName: '', hasOneName: true })
  })

  it('AUTH-23 AUTH-28 AUTH-32 asks for all but industry and message, and sends nothing until then', async () => {
    const { user } = await openDetails()
    await user.click(create())
    const required = 'Ce champ est obligatoire.'
    await waitFor(() => expect(saidOf(byRole('textbox', 'Prénom et nom'))).toEqual([required]))
    expect(saidOf(byRole('textbox', 'Nom de l’entreprise'))).toEqual([required])
    expect(saidOf(byRole('combobox', 'Taille de l’entreprise'))).toEqual([required])
    expect(saidOf(byRole('combobox', 'Votre besoin'))).toEqual([required])
    expect(saidOf(byRole('combobox', /^Secteur/))).toEqual([])
    expect(byRole('textbox', /^Message/).getAttribute('aria-invalid')).toBeNull()
    expect(saidOf(byRole('checkbox', /^J’accepte/))).toEqual([
      'Acceptez les conditions pour continuer.',
    ])
  })

  it.each([
    ['AUTH-24', 'Prénom et nom', 'Claire', 'Indiquez le prénom, une espace, puis le nom.'],
    ['AUTH-25', 'Téléphone', '12', /téléphone/],
  ])('%s refuses « %s »: %s', async (_id, label, typed, sentence) => {
    const { user } = await openDetails()
    await user.type(byRole('textbox', label), typed)
    await user.tab()
    await waitFor(() => expect(saidOf(byRole('textbox', label))[0]).toMatch(sentence))
  })

  it.each([
    ['abc', 'Le mot de passe a au moins 8 caractères.'],
    ['abcdefgh', 'Le mot de passe a au moins un caractère spécial.'],
  ])('AUTH-26 refuses the password « %s »', async (typed, sentence) => {
    const { user } = await openDetails()
    await user.type(password('Mot de passe'), typed)
    await user.tab()
    await waitFor(() => expect(saidOf(password('Mot de passe'))).toContain(sentence))
  })

  it.each([
    [
      'AUTH-30',
      'Taille de l’entreprise',
      [
        '1-10 salariés',
        '11-50 salariés',
        '51-200 salariés',
        '201-1000 salariés',
        '1001-5000 salariés',
        '5000+ salariés',
      ],
    ],
    [
      'AUTH-31',
      'Votre besoin',
      ['Des missions de moins de 7 jours', 'Des missions de plus de 7 jours', 'Découvrir Renfort'],
    ],
  ])('%s offers the choices of « %s »', async (_id, label, options) => {
    const { user } = await openDetails()
    await user.click(byRole('combobox', label))
    for (const option of options) expect(hasRole('option', option)).toBe(true)
  })

  it('shows what the API refuses under its field, and keeps what was typed', async () => {
    answer(createAccount, () =>
      refusedFields(issue(['companyName'], 'errors.field.too_long', { max: 150 })),
    )
    const { user, place } = await openDetails()
    await fill(user)
    await user.click(create())
    await waitFor(() => expect(saidOf(byRole('textbox', 'Nom de l’entreprise'))).toHaveLength(1))
    expect(byRole('textbox', 'Prénom et nom')).toHaveProperty('value', 'Claire de la Tour')
    expect(place()).toBe('/signup')
  })
})

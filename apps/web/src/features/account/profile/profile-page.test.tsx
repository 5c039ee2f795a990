import {
  closeOtherSessions,
  closeSession,
  listSessions,
  listSignIns,
  type OwnSession,
  type OwnSignIn,
  updateProfile,
} from '@renfort/contract/account.ts'
import { listCalendarFeeds } from '@renfort/contract/calendar-feed.ts'
import { listAbsences } from '@renfort/contract/deputy.ts'
import { chooseNotifications, readNotificationChoices } from '@renfort/contract/notification.ts'
import { readSecondFactor } from '@renfort/contract/second-factor.ts'
import type { Me } from '@renfort/contract/session.ts'
import { usualChoices as atOnce } from '@renfort/domain/notification/notification-choice.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMe } from '../../../testing/a-me.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  password,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { noSecondFactor } from '../../../testing/no-second-factor.ts'
import { show } from '../../../testing/show.tsx'
import { writeIn } from '../../../testing/write-in.ts'
import { hashPassword } from '../password/hash-password.ts'
import { ProfilePage } from './profile-page.tsx'

const aSession = (changes: Partial<OwnSession>): OwnSession => ({
  id: '00000000-0000-4000-8000-000000000b01',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-23T08:55:00.000Z',
  browser: 'firefox',
  system: 'linux',
  isCurrent: true,
  ...changes,
})
const here = aSession({})
const phone = aSession({
  id: '00000000-0000-4000-8000-000000000b02',
  browser: 'safari',
  system: 'ios',
  isCurrent: false,
})

beforeEach(() => {
  answer(listSessions, () => [here, phone])
  answer(listSignIns, () => [])
  answer(listAbsences, () => [])
  answer(listCalendarFeeds, () => [])
  answer(readNotificationChoices, () => atOnce)
  answer(readSecondFactor, () => noSecondFactor)
})

const open = (as: Partial<Me> = {}) => show(<ProfilePage />, { as, at: '/me/profile' })
const field = (label: string) => byRole('textbox', label)
const save = () => byRole('button', 'Enregistrer')
const change = () => byRole('button', 'Changer le mot de passe')
async function confirmWith(user: UserEvent, typed: string): Promise<void> {
  await soonByRole('dialog', 'Changer d’adresse e-mail')
  await writeIn(user, password('Mot de passe actuel'), typed)
  const dialog = within(byRole('dialog', 'Changer d’adresse e-mail'))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
}
const acting = { actingUntil: '2026-11-23T18:00:00.000Z' }
const forActing = 'Impossible de faire cela au nom d’un utilisateur.'

describe('the contact details', () => {
  it('PROF-01 PROF-03 sends the four fields, says that they are saved, and closes the save again', async () => {
    const sent = answer(updateProfile, ({ body }) =>
      aMe({ firstName: body.firstName ?? '', phoneNumber: body.phone ?? null }),
    )
    const { user } = await open()
    expect(isClosed(save())).toBe(true)
    await writeIn(user, 'Prénom', ' Clara ')
    await writeIn(user, 'Téléphone', '07 11 22 33 44')
    await user.click(save())
    await waitFor(() => expect(toasts()).toEqual(['Réussi Votre profil est enregistré.']))
    const { firstName, lastName, email } = sent[0]?.body ?? {}
    expect([firstName, lastName, email]).toEqual(['Clara', 'Morel', 'claire@brasserie.test'])
    expect(sent[0]?.body.phone?.replaceAll(' ', '')).toMatch(/711223344$/)
    expect(field('Prénom')).toHaveProperty('value', 'Clara')
    expect(isClosed(save())).toBe(true)
  })

  it('CTR-15 tells at once that a stored name cannot sign, and takes no such name', async () => {
    const { user } = await open({ firstName: 'Julien2' })
    const problem = /^«\s2\s» n’a pas sa place dans un nom/
    await waitFor(() => expect(saidOf(field('Prénom'))).toEqual([expect.stringMatching(problem)]))
    expect(saidOf(field('Nom'))).toEqual([])
    await writeIn(user, 'Prénom', 'Julien')
    await waitFor(() => expect(saidOf(field('Prénom'))).toEqual([]))
    await writeIn(user, 'Nom', '-')
    await user.click(save())
    await waitFor(() =>
      expect(saidOf(field('Nom'))).toEqual([expect.stringContaining('n’est pas un nom')]),
    )
  })

  it('PROF-01 CTR-15 takes one name alone, once that is said', async () => {
    const sent = answer(updateProfile, ({ body }) =>
      aMe({ firstName: body.firstName ?? '', lastName: body.lastName ?? '' }),
    )
    const { user } = await open()
    await writeIn(user, 'Prénom', 'Suharto')
    await user.click(byRole('checkbox', 'Je n’ai qu’un nom'))
    expect(isClosed(field('Nom'))).toBe(true)
    await user.click(save())
    await waitFor(() => expect(toasts()).toEqual(['Réussi Votre profil est enregistré.']))
    expect(sent[0]?.body).toMatchObject({ firstName: 'Suharto', lastName: '', hasOneName: true })
    expect(byRole('checkbox', 'Je n’ai qu’un nom')).toHaveProperty('checked', true)
  })

  it.each(['Prénom', 'Nom', 'Adresse e-mail', 'Téléphone'])(
    'PROF-01 needs « %s » and sends nothing without it',
    async (label) => {
      const { user } = await open()
      await writeIn(user, label, '')
      await user.click(save())
      await waitFor(() => expect(saidOf(field(label))).toContain('Ce champ est obligatoire.'))
      expect(toasts()).toEqual([])
    },
  )

  it.each([
    ['AUTH-17', 'Adresse e-mail', 'claire@', 'L’e-mail n’est pas valable.'],
    ['PROF-02', 'Téléphone', '12345', 'Le numéro de téléphone n’est pas valable.'],
    ['PROF-02', 'Téléphone', '1234567890123456', 'Le numéro de téléphone n’est pas valable.'],
    ['PROF-02', 'Téléphone', '06-AB-34-56', 'Le numéro de téléphone n’est pas valable.'],
  ])('%s refuses « %s » as « %s »', async (_id, label, typed, sentence) => {
    const { user } = await open()
    await writeIn(user, label, typed)
    await waitFor(() => expect(saidOf(field(label))).toContain(sentence))
  })

  it('PROF-01 says the same in English', async () => {
    const { user } = await show(<ProfilePage />, { locale: 'en' })
    await writeIn(user, 'Last name', '')
    await user.click(byRole('button', 'Save'))
    await waitFor(() => expect(saidOf(field('Last name'))).toContain('This field is required.'))
  })

  it('AUTH-18 says at the field that the e-mail is somebody’s, and keeps what was typed', async () => {
    answer(updateProfile, () => refused('errors.user.email_used'))
    const { user } = await open()
    await writeIn(user, 'Adresse e-mail', 'julien@brasserie.test')
    await writeIn(user, 'Nom', 'Roux')
    await user.click(save())
    await confirmWith(user, 'secret')
    await waitFor(() => expect(saidOf(field('Adresse e-mail'))[0]).toMatch(/déjà utilisé/))
    expect(hasRole('dialog', 'Changer d’adresse e-mail')).toBe(false)
    expect(field('Nom')).toHaveProperty('value', 'Roux')
    expect(toasts()).toEqual([])
  })

  it('ASVS 7.5.1 asks for the password of another e-mail, sends its hash, and says that a link is on its way', async () => {
    const sent = answer(updateProfile, () => aMe())
    const { user } = await open()
    await writeIn(user, 'Adresse e-mail', 'claire@ailleurs.test')
    await user.click(save())
    await confirmWith(user, 'secret')
    await waitFor(() => expect(toasts()[0]).toMatch(/envoyé à claire@ailleurs\.test/))
    expect(sent[0]?.body).toMatchObject({
      email: 'claire@ailleurs.test',
      currentPassword: await hashPassword('secret'),
    })
    expect(field('Adresse e-mail')).toHaveProperty('value', 'claire@brasserie.test')
  })

  it('ASVS 7.5.1 says at its field that the password is wrong, and keeps the dialog', async () => {
    answer(updateProfile, () =>
      refusedFields(issue(['currentPassword'], 'errors.user.invalid_password')),
    )
    const { user } = await open()
    await writeIn(user, 'Adresse e-mail', 'claire@ailleurs.test')
    await user.click(save())
    await confirmWith(user, 'faux')
    await waitFor(() =>
      expect(saidOf(password('Mot de passe actuel')).join()).toMatch(/est incorrect/),
    )
    expect(field('Adresse e-mail')).toHaveProperty('value', 'claire@ailleurs.test')
  })

  it('ASVS 7.5.1 does not ask for a password after a sign-in with Google', async () => {
    const sent = answer(updateProfile, () => aMe({ googleLogin: true }))
    const { user } = await open({ googleLogin: true })
    await writeIn(user, 'Adresse e-mail', 'claire@ailleurs.test')
    await user.click(save())
    await waitFor(() => expect(toasts()[0]).toMatch(/envoyé à claire@ailleurs\.test/))
    expect(sent[0]?.body).not.toHaveProperty('currentPassword')
  })

  it('keeps what was typed when the service is down, and says so', async () => {
    answer(updateProfile, () => refused('errors.unavailable'))
    const { user } = await open()
    await writeIn(user, 'Nom', 'Roux')
    await user.click(save())
    await waitFor(() =>
      expect(
        screen.getAllByRole('alert').some(({ textContent }) => /indisponible/.test(textContent)),
      ).toBe(true),
    )
    expect(field('Nom')).toHaveProperty('value', 'Roux')
    expect(isClosed(save())).toBe(false)
  })

  it('goes back to what is saved, and asks before the page is left with changes', async () => {
    const { user, leaveFor, place } = await open()
    await writeIn(user, 'Nom', 'Roux')
    leaveFor('/planning')
    await user.click(await soonByRole('button', 'Continuer la saisie'))
    expect(place()).toBe('/me/profile')
    await user.click(byRole('button', 'Annuler'))
    expect(field('Nom')).toHaveProperty('value', 'Morel')
    leaveFor('/planning')
    await waitFor(() => expect(place()).toBe('/planning'))
  })
})

describe('another password', () => {
  const dialog = () => within(byRole('dialog', 'Changer le mot de passe'))
  const submit = () => dialog().getByRole('button', { name: 'Changer le mot de passe' })

  async function openForm() {
    const view = await open()
    await view.user.click(change())
    await soonByRole('dialog', 'Changer le mot de passe')
    return view
  }
  async function fill(user: UserEvent, old: string, chosen: string, again = chosen) {
    await writeIn(user, password('Ancien mot de passe'), old)
    await writeIn(user, password('Nouveau mot de passe'), chosen)
    await writeIn(user, password('Confirmez le nouveau mot de passe'), again)
  }

  it('PROF-04 AUTH-11 sends the hashes of both alone, spaces and all, and says so', async () => {
    const sent = answer(updateProfile, () => aMe())
    const { user } = await openForm()
    await fill(user, ' ancien ', 'Bellecour!9')
    await user.click(submit())
    await waitFor(() => expect(toasts()[0]).toMatch(/^Réussi Votre mot de passe est changé/))
    const [oldPassword, chosen] = await Promise.all(
      [' ancien ', 'Bellecour!9'].map((text) => hashPassword(text)),
    )
    expect(sent).toEqual([{ body: { oldPassword, password: chosen } }])
    expect(hasRole('dialog', 'Changer le mot de passe')).toBe(false)
  })

  it('PROF-05 needs the old one', async () => {
    const { user } = await openForm()
    await fill(user, '', 'Bellecour!9')
    await waitFor(() =>
      expect(saidOf(password('Ancien mot de passe'))).toContain('Ce champ est obligatoire.'),
    )
    expect(isClosed(submit())).toBe(true)
  })

  it.each([
    ['Bellec!9', 'Le mot de passe a au moins 9 caractères.'],
    ['Bellecour9', 'Le mot de passe a au moins un caractère spécial.'],
    ['Belle cour!9', 'Le mot de passe ne contient pas d’espace.'],
  ])('PROF-06 refuses « %s »: %s', async (chosen, sentence) => {
    const { user } = await openForm()
    await fill(user, 'ancien', chosen)
    await waitFor(() => expect(saidOf(password('Nouveau mot de passe'))).toContain(sentence))
    expect(isClosed(submit())).toBe(true)
  })

  it('PROF-06 shows what a password needs while it is typed', async () => {
    const { user } = await openForm()
    const said = () => saidOf(password('Nouveau mot de passe')).join(' ')
    await user.type(password('Nouveau mot de passe'), 'a b!')
    expect(said()).toContain('9 caractères au moins à compléter')
    expect(said()).toContain('Un caractère spécial respecté')
    expect(said()).toContain('Aucun espace à compléter')
  })

  it('PROF-07 tells a confirmation that differs once its field is left, and follows the first', async () => {
    const { user } = await openForm()
    const confirmation = () => password('Confirmez le nouveau mot de passe')
    const differs = 'Les mots de passe sont différents.'
    await writeIn(user, password('Ancien mot de passe'), 'ancien')
    await writeIn(user, password('Nouveau mot de passe'), 'Bellecour!9')
    await user.type(confirmation(), 'Bellecour!8')
    expect(saidOf(confirmation())).not.toContain(differs)
    await user.tab()
    await waitFor(() => expect(saidOf(confirmation())).toContain(differs))
    await writeIn(user, password('Nouveau mot de passe'), 'Bellecour!8')
    await waitFor(() => expect(saidOf(confirmation())).not.toContain(differs))
    expect(isClosed(submit())).toBe(false)
  })

  it('PROF-08 says at its field that the old one is wrong, and closes nothing', async () => {
    answer(updateProfile, () =>
      refusedFields(issue(['oldPassword'], 'errors.user.wrong_old_password')),
    )
    const { user } = await openForm()
    await fill(user, 'faux', 'Bellecour!9')
    await user.click(submit())
    await waitFor(() =>
      expect(saidOf(password('Ancien mot de passe'))).toContain(
        'L’ancien mot de passe n’est pas le bon.',
      ),
    )
    expect(password('Nouveau mot de passe')).toHaveProperty('value', 'Bellecour!9')
    expect(toasts()).toEqual([])
  })

  it.each([
    ['whom staff act for', acting, forActing],
    ['who signs in with Google', { googleLogin: true }, /^Le mot de passe ne peut pas être changé/],
  ])('PROF-09 is closed for somebody %s, and says why', async (_who, as, reason) => {
    await open(as)
    expect(isClosed(change())).toBe(true)
    expect(saidOf(change()).join()).toMatch(reason)
  })

  it('is closed with the e-mail for somebody who comes in by their company alone, who has none', async () => {
    answer(readSecondFactor, () => ({ ...noSecondFactor, hasPassword: false }))
    await open()
    await waitFor(() => expect(isClosed(change())).toBe(true))
    expect(saidOf(change()).join()).toMatch(/^Votre compte n’a pas de mot de passe/)
    expect(saidOf(field('Adresse e-mail')).join()).toMatch(/votre compte n’en a pas/)
    expect(isClosed(field('Téléphone'))).toBe(false)
  })
})

describe('the open sessions', () => {
  const asking = 'Fermer toutes les autres sessions\u202f?'

  it('tells each by its browser and system, and offers to close the others alone', async () => {
    await open()
    await screen.findByText('Safari sur iOS')
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toContain('Firefox sur LinuxCette session')
    expect(screen.getAllByRole('button', { name: /^Fermer la session/ })).toHaveLength(1)
  })

  it('closes one, and reads them again', async () => {
    const sent = answer(closeSession, () => {
      answer(listSessions, () => [here])
    })
    const { user } = await open()
    await user.click(await soonByRole('button', /^Fermer la session Safari sur iOS/))
    await waitFor(() => expect(toasts()).toEqual(['Réussi La session est fermée.']))
    expect(sent).toEqual([{ params: { id: phone.id } }])
    await waitFor(() => expect(screen.queryByText('Safari sur iOS')).toBeNull())
    const closeOthers = byRole('button', 'Fermer toutes les autres')
    expect(isClosed(closeOthers)).toBe(true)
    expect(saidOf(closeOthers).join()).toContain('Aucune autre session n’est ouverte.')
  })

  it('closes all others once it is confirmed', async () => {
    const sent = answer(closeOtherSessions, () => undefined)
    const { user } = await open()
    await screen.findByText('Safari sur iOS')
    await press(user, 'Fermer toutes les autres')
    const question = within(await soonByRole('alertdialog', asking))
    await user.click(question.getByRole('button', { name: 'Annuler' }))
    expect(sent).toHaveLength(0)
    await press(user, 'Fermer toutes les autres')
    await user.click(
      within(byRole('alertdialog', asking)).getByRole('button', {
        name: 'Fermer toutes les autres',
      }),
    )
    await waitFor(() => expect(toasts()).toEqual(['Réussi Vos autres sessions sont fermées.']))
    expect(sent).toHaveLength(1)
    expect(hasRole('alertdialog', asking)).toBe(false)
  })

  it('says that they could not be loaded, and reads them again when asked', async () => {
    answer(listSessions, () => refused('errors.organisation.required'))
    const { user } = await open()
    await screen.findByText('Les sessions n’ont pas pu être chargées.')
    answer(listSessions, () => [here, phone])
    await user.click(byRole('button', 'Réessayer'))
    expect(await screen.findByText('Safari sur iOS')).toBeDefined()
  })
})

describe('the last sign-ins', () => {
  const signIn = (n: number, change: Partial<OwnSignIn> = {}): OwnSignIn => ({
    id: `00000000-0000-4000-8000-000000000c0${n}`,
    at: '2026-11-23T08:30:00.000Z',
    browser: 'firefox',
    system: 'linux',
    way: 'password',
    secondFactor: null,
    isNewDevice: false,
    acr: null,
    amr: [],
    ...change,
  })
  const rows = () =>
    within(byRole('region', 'Dernières connexions'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('say when, with what and how; a new device is marked', async () => {
    answer(listSignIns, () => [
      signIn(1, { browser: 'safari', system: 'ios', secondFactor: 'app', isNewDevice: true }),
      signIn(2, { way: 'passkey' }),
    ])
    await open()
    await screen.findByText('Mot de passe, puis code de l’application')
    expect(rows()[0]).toMatch(/à 09:30.*Nouvel appareil.*Safari sur iOS/)
    expect(rows()[1]).toMatch(/Firefox sur Linux.*Clé d’accès/)
    expect(rows()[1]).not.toContain('Nouvel appareil')
  })

  it('are five, then all of them when asked', async () => {
    answer(listSignIns, () => [1, 2, 3, 4, 5, 6].map((n) => signIn(n)))
    const { user } = await open()
    await user.click(await soonByRole('button', 'Voir les 6 connexions'))
    expect(rows()).toHaveLength(6)
  })

  it('say that they could not be loaded, and are read again when asked', async () => {
    answer(listSignIns, () => refused('errors.organisation.required'))
    const { user } = await open()
    await screen.findByText('Les connexions n’ont pas pu être chargées.')
    answer(listSignIns, () => [])
    await user.click(byRole('button', 'Réessayer'))
    expect(await screen.findByText('Aucune connexion depuis 90 jours.')).toBeDefined()
  })
})

describe('staff who act for the user', () => {
  it('ADMIN-07 read the profile, change none of it, and do not see the sessions', async () => {
    const reads = answer(listSessions, () => [here])
    const { user } = await open(acting)
    await user.type(field('Nom'), 'X')
    expect(field('Nom')).toHaveProperty('value', 'Morel')
    expect(saidOf(field('Nom'))).toContain(forActing)
    expect(isClosed(save())).toBe(true)
    expect(within(byRole('region', 'Sessions ouvertes')).getByText(forActing)).toBeDefined()
    expect(reads).toHaveLength(0)
  })
})

it('says since when an app protects the account, in a sentence with one full stop', async () => {
  answer(readSecondFactor, () => ({ ...noSecondFactor, appSince: '2026-12-02T09:00:00Z' }))
  await open()
  expect(await screen.findByText('Active depuis le 2 décembre 2026.')).toBeDefined()
})

describe('issue 39 §5 what reaches somebody', () => {
  it('is chosen for each subject and saved at once, the others unchanged', async () => {
    const choices = { ...atOnce, contracts: 'digest' } as const
    const sent = answer(chooseNotifications, () => choices)
    const { user } = await open()
    await user.click(await soonByRole('combobox', 'Contrats'))
    await user.click(await soonByRole('option', /^Le matin, par e-mail/))
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([choices]))
    expect(toasts()).toEqual([expect.stringContaining('Choix enregistré')])
  })
})

import { listMembers } from '@renfort/contract/organisation.ts'
import { readTeam } from '@renfort/contract/second-factor.ts'
import { readSessionLimit } from '@renfort/contract/session-limit.ts'
import type { Me } from '@renfort/contract/session.ts'
import {
  changeMemberRole,
  endSessionsOfMember,
  inviteMember,
  removeMember,
  resendInvitation,
} from '@renfort/contract/team.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { aMember } from '../../testing/a-member.ts'
import { bellerive } from '../../testing/an-organisation.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { TeamPage } from './team-page.tsx'

const julien = aMember()
const nadia = aMember({
  id: '00000000-0000-4000-8000-0000000000a3',
  firstName: 'Nadia',
  role: 'admin',
})
const invited = aMember({
  id: '00000000-0000-4000-8000-0000000000a4',
  firstName: 'Inès',
  validated: false,
})
const ofGroup = aMember({
  id: '00000000-0000-4000-8000-0000000000a5',
  firstName: 'Hugo',
  sourceOrganisationId: bellerive.id,
})
const team = [julien, nadia, invited, ofGroup]

async function open(as: Partial<Me> = {}) {
  answer(listMembers, () => team)
  answer(readTeam, () => ({ requiredFrom: null, members: [] }))
  answer(readSessionLimit, () => ({ hours: null, groupHours: null }))
  const view = await show(<TeamPage />, { as, at: '/settings/team' })
  await soonByRole('table', 'Membres de l’équipe')
  return view
}

async function openMenu(user: UserEvent, name: string) {
  await user.click(byRole('button', `Actions pour ${name} Petit`))
}
const entry = (name: string) => byRole('menuitem', new RegExp(`^${name}`))

async function act(user: UserEvent, name: string, action: string) {
  await openMenu(user, name)
  await user.click(entry(action))
}

describe('the table of the team', () => {
  it('TEAM-01 shows each person with role and state', async () => {
    await open()
    const cells = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(0, 3)
          .map((cell) => cell.textContent),
      )
    expect(cells.map(([, role, state]) => [role, state])).toEqual([
      ['RôleResponsable de mission', 'ÉtatActif'],
      ['RôleAdministrateur', 'ÉtatActif'],
      ['RôleResponsable de mission', 'ÉtatInvitation envoyée'],
      ['RôleResponsable de mission', 'ÉtatActif'],
    ])
    expect(cells[0]?.[0]).toContain('julien@brasserie.test')
    expect(cells[3]?.[0]).toContain('Groupe')
  })

  it.each([['user'], ['collaborator']] as const)(
    'TEAM-03 shows a %s no way to change the team',
    async (role) => {
      await open({ role })
      expect(hasRole('button', 'Inviter une personne')).toBe(false)
      expect(hasRole('button', /^Actions pour/)).toBe(false)
    },
  )

  it('TEAM-09 is that of the group in its own space', async () => {
    await open({ organisation: null, group: bellerive })
    expect(screen.getByText(/Groupe Bellerive/)).toBeDefined()
  })
})

describe('what an administrator may do to a member', () => {
  it.each([
    ['TEAM-05', 'Julien', 'Modifier le rôle'],
    ['TEAM-04', 'Inès', 'Renvoyer l’invitation'],
    ['TEAM-06', 'Julien', 'Supprimer'],
    ['TEAM-06', 'Inès', 'Supprimer'],
    ['ASVS 7.4.5', 'Nadia', 'Fermer ses sessions'],
  ])('%s %s: « %s » is open', async (_id, name, action) => {
    const { user } = await open()
    await openMenu(user, name)
    expect(isClosed(entry(action))).toBe(false)
  })

  it.each([
    ['TEAM-05', 'Nadia', 'Modifier le rôle', 'errors.team.admin_protected'],
    ['TEAM-05', 'Inès', 'Modifier le rôle', 'errors.team.not_activated'],
    ['TEAM-06', 'Nadia', 'Supprimer', 'errors.team.admin_protected'],
    ['TEAM-07', 'Hugo', 'Modifier le rôle', 'errors.team.other_organisation'],
    ['TEAM-07', 'Hugo', 'Supprimer', 'errors.team.other_organisation'],
    ['TEAM-07', 'Hugo', 'Fermer ses sessions', 'errors.team.other_organisation'],
  ])('%s %s: « %s » is closed and says %s', async (_id, name, action, key) => {
    const { user } = await open()
    await openMenu(user, name)
    expect(isClosed(entry(action))).toBe(true)
    expect(entry(action).textContent).toContain(errorSentence(key))
  })

  it('TEAM-04 offers no new invitation to somebody who is active', async () => {
    const { user } = await open()
    await openMenu(user, 'Julien')
    expect(hasRole('menuitem', 'Renvoyer l’invitation')).toBe(false)
  })
})

describe('an invitation', () => {
  const send = () => byRole('button', 'Envoyer l’invitation')

  async function openForm(user: UserEvent) {
    await user.click(byRole('button', 'Inviter une personne'))
    await soonByRole('dialog', 'Inviter une personne')
  }
  async function fill(user: UserEvent) {
    await user.type(byRole('textbox', 'E-mail professionnel'), 'lea@brasserie.test')
    await user.type(byRole('textbox', 'Prénom'), ' Léa ')
    await user.type(byRole('textbox', 'Nom'), 'Roux')
    await user.click(byRole('radio', /^Collaborateur/))
  }

  it('TEAM-02 TEAM-10 is sent with e-mail, names and role, then said', async () => {
    const lea = aMember({
      id: '00000000-0000-4000-8000-0000000000a6',
      firstName: 'Léa',
      lastName: 'Roux',
    })
    const sent = answer(inviteMember, () => [...team, lea])
    const { user } = await open()
    await openForm(user)
    await fill(user)
    await press(user, 'Envoyer l’invitation')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Invitation envoyée à Léa Roux.']))
    expect(sent).toEqual([
      {
        body: {
          email: 'lea@brasserie.test',
          firstName: 'Léa',
          lastName: 'Roux',
          role: 'collaborator',
        },
      },
    ])
    expect(hasRole('button', 'Actions pour Léa Roux')).toBe(true)
  })

  it.each([
    ['E-mail professionnel', 'lea@', 'L’e-mail n’est pas valable.'],
    ['Prénom', ' ', 'Ce champ est obligatoire.'],
    ['Nom', ' ', 'Ce champ est obligatoire.'],
  ])('TEAM-02 refuses « %s » as « %s »', async (label, typed, sentence) => {
    const { user } = await open()
    await openForm(user)
    await fill(user)
    await user.clear(byRole('textbox', label))
    await user.type(byRole('textbox', label), typed)
    await user.tab()
    await waitFor(() => expect(saidOf(byRole('textbox', label))).toEqual([sentence]))
    expect(isClosed(send())).toBe(true)
  })

  it('TEAM-02 CTR-15 is for somebody with one name too', async () => {
    const suharto = aMember({
      id: '00000000-0000-4000-8000-0000000000a7',
      firstName: 'Suharto',
      lastName: '',
    })
    const sent = answer(inviteMember, () => [...team, suharto])
    const { user } = await open()
    await openForm(user)
    await fill(user)
    await user.clear(byRole('textbox', 'Prénom'))
    await user.type(byRole('textbox', 'Prénom'), 'Suharto')
    await user.click(byRole('checkbox', 'Cette personne n’a qu’un nom'))
    await press(user, 'Envoyer l’invitation')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ firstName: 'Suharto', lastName: '', hasOneName: true })
    expect(hasRole('button', 'Actions pour Suharto')).toBe(true)
  })

  it('TEAM-02 needs a role', async () => {
    const { user } = await open()
    await openForm(user)
    await user.type(byRole('textbox', 'E-mail professionnel'), 'lea@brasserie.test')
    await user.type(byRole('textbox', 'Prénom'), 'Léa')
    await user.type(byRole('textbox', 'Nom'), 'Roux')
    expect(isClosed(send())).toBe(true)
    await user.click(byRole('radio', /^Administrateur/))
    expect(isClosed(send())).toBe(false)
  })

  it('AUTH-18 says at the field that the e-mail is somebody’s', async () => {
    answer(inviteMember, () => refused('errors.user.email_used'))
    const { user } = await open()
    await openForm(user)
    await fill(user)
    await press(user, 'Envoyer l’invitation')
    await waitFor(() =>
      expect(saidOf(byRole('textbox', 'E-mail professionnel'))[0]).toMatch(/déjà utilisé/),
    )
    expect(toasts()).toEqual([])
  })
})

describe('a change of the team', () => {
  it('TEAM-05 TEAM-10 gives another role', async () => {
    const sent = answer(changeMemberRole, () => [{ ...julien, role: 'collaborator' as const }])
    const { user } = await open()
    await act(user, 'Julien', 'Modifier le rôle')
    await soonByRole('dialog', 'Modifier le rôle')
    expect(isClosed(byRole('button', 'Enregistrer'))).toBe(true)
    await user.click(byRole('radio', /^Collaborateur/))
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Rôle de Julien Petit modifié.']))
    expect(sent).toEqual([{ params: { id: julien.id }, body: { role: 'collaborator' } }])
  })

  it('TEAM-06 TEAM-10 takes somebody out once it is confirmed', async () => {
    const sent = answer(removeMember, () => [nadia])
    const { user } = await open()
    await act(user, 'Julien', 'Supprimer')
    await soonByRole('alertdialog', 'Supprimer Julien Petit\u202f?')
    expect(sent).toEqual([])
    await user.click(byRole('button', 'Supprimer'))
    await waitFor(() =>
      expect(toasts()).toEqual(['Réussi Julien Petit ne fait plus partie de l’équipe.']),
    )
    expect(sent).toEqual([{ params: { id: julien.id } }])
    expect(hasRole('button', 'Actions pour Julien Petit')).toBe(false)
  })

  it('ASVS 7.4.5 closes all sessions of a member once it is confirmed', async () => {
    const sent = answer(endSessionsOfMember, () => team)
    const { user } = await open()
    await act(user, 'Julien', 'Fermer ses sessions')
    await soonByRole('alertdialog', 'Fermer toutes les sessions de Julien Petit\u202f?')
    expect(sent).toEqual([])
    await user.click(byRole('button', 'Fermer les sessions'))
    await waitFor(() =>
      expect(toasts()).toEqual(['Réussi Les sessions de Julien Petit sont fermées.']),
    )
    expect(sent).toEqual([{ params: { id: julien.id } }])
  })

  it('TEAM-04 TEAM-10 sends another activation link', async () => {
    const sent = answer(resendInvitation, () => team)
    const { user } = await open()
    await act(user, 'Inès', 'Renvoyer l’invitation')
    await user.click(await soonByRole('button', 'Renvoyer'))
    await waitFor(() => expect(toasts()).toEqual(['Réussi Lien d’activation envoyé à Inès Petit.']))
    expect(sent).toEqual([{ params: { id: invited.id } }])
  })

  it('reads the team again after a refusal, and says why', async () => {
    answer(removeMember, () => refused('errors.team.admin_protected'))
    const { user } = await open()
    const reads = answer(listMembers, () => [nadia])
    await act(user, 'Julien', 'Supprimer')
    await user.click(await soonByRole('button', 'Supprimer'))
    await waitFor(() => expect(toasts()[0]).toMatch(/administrateur/i))
    await waitFor(() => expect(reads).toHaveLength(1))
    await waitFor(() => expect(hasRole('button', 'Actions pour Julien Petit')).toBe(false))
  })
})

import { listMembers, readCompletion } from '@renfort/contract/organisation.ts'
import { readTeam } from '@renfort/contract/second-factor.ts'
import { readSessionLimit } from '@renfort/contract/session-limit.ts'
import type { Me } from '@renfort/contract/session.ts'
import { inviteMember } from '@renfort/contract/team.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMember } from '../../testing/a-member.ts'
import { aCompletion } from '../../testing/a-completion.ts'
import { answer, refused, refusedFields } from '../../testing/api-stand-in.ts'
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
import { writeIn } from '../../testing/write-in.ts'
import { TeamPage } from './team-page.tsx'

const group = { id: '00000000-0000-4000-8000-0000000000f0', name: 'Groupe Bellerive' }
const julien = aMember()
const lea = {
  ...julien,
  id: '00000000-0000-4000-8000-0000000000a6',
  firstName: 'Léa',
  validated: false,
}

beforeEach(() => void answer(readCompletion, () => aCompletion()))

async function open(as: Partial<Me> = {}) {
  answer(listMembers, () => [julien])
  answer(readTeam, () => ({ requiredFrom: null, members: [] }))
  answer(readSessionLimit, () => ({ hours: null, groupHours: null }))
  const view = await show(<TeamPage />, { as, at: '/settings/team' })
  await soonByRole('table', 'Membres de l’équipe')
  return view
}
async function fill(user: UserEvent) {
  await user.click(byRole('button', 'Inviter une personne'))
  await soonByRole('dialog', 'Inviter une personne')
  await writeIn(user, 'E-mail professionnel', ' Lea@Brasserie.test ')
  await writeIn(user, 'Prénom', 'Léa')
  await writeIn(user, 'Nom', 'Petit')
}
const role = (name: string) => byRole('radio', new RegExp(`^${name}`))

describe('an invitation', () => {
  it.each([
    ['TEAM-02 PERM-01', 'Administrateur', 'admin'],
    ['TEAM-02 PERM-05', 'Responsable de mission', 'missionManager'],
    ['TEAM-02', 'Collaborateur', 'collaborator'],
  ])('%s as « %s » is sent with that role', async (_id, name, sentRole) => {
    const sent = answer(inviteMember, () => [julien, lea])
    const { user } = await open()
    await fill(user)
    await user.click(role(name))
    await press(user, 'Envoyer l’invitation')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ role: sentRole, firstName: 'Léa', lastName: 'Petit' })
    await waitFor(() => expect(hasRole('dialog', 'Inviter une personne')).toBe(false))
    expect(screen.getByRole('row', { name: /Léa Petit/ }).textContent).toContain(
      'Invitation envoyée',
    )
  })

  it('TEAM-02 shows the rights of each role', async () => {
    const { user } = await open()
    await fill(user)
    const options = within(byRole('radiogroup', 'Rôle')).getAllByRole('radio')
    expect(
      options.map((option) => saidOf(option).join() || option.parentElement?.textContent),
    ).toEqual([
      expect.stringMatching(/Ce rôle ne pourra ensuite être ni modifié ni retiré/),
      expect.stringMatching(/accède aux contrats, aux factures et aux paramètres/),
      expect.stringMatching(/Valide les heures et évalue les Siders/),
    ])
  })

  it('is not lost when the service is down, nor when a field is refused', async () => {
    answer(inviteMember, () => refused('errors.unavailable'))
    const { user } = await open()
    await fill(user)
    await user.click(role('Collaborateur'))
    await press(user, 'Envoyer l’invitation')
    await waitFor(() => expect(toasts()[0]).toMatch(/indisponible/))
    expect(byRole('textbox', 'Prénom')).toHaveProperty('value', 'Léa')
    expect(role('Collaborateur')).toHaveProperty('checked', true)
    answer(inviteMember, () =>
      refusedFields(issue(['lastName'], 'errors.field.too_long', { max: 100 })),
    )
    await press(user, 'Envoyer l’invitation')
    await waitFor(() =>
      expect(saidOf(byRole('textbox', 'Nom'))[0]).toMatch(/^C’est trop long\s: 100/),
    )
  })

  it('asks before it is given up', async () => {
    const { user } = await open()
    await fill(user)
    await user.click(byRole('button', 'Annuler'))
    await user.click(await soonByRole('button', 'Continuer la saisie'))
    expect(byRole('textbox', 'Prénom')).toHaveProperty('value', 'Léa')
  })
})

describe('the team of a group', () => {
  it.each([
    ['TEAM-09 PERM-01', 'admin', true],
    ['TEAM-03 TEAM-09', 'user', false],
    ['TEAM-03 TEAM-09', 'collaborator', false],
  ] as const)('%s is read by a %s, who may invite: %s', async (_id, who, may) => {
    await open({ organisation: null, group, role: who })
    expect(screen.getByRole('row', { name: /Julien Petit/ })).toBeDefined()
    expect(hasRole('button', 'Inviter une personne')).toBe(may)
  })
})

it('PERM-01 is changed by staff who act for an administrator as by that administrator', async () => {
  const { user } = await open({ actingUntil: '2026-11-23T18:00:00.000Z' })
  expect(isClosed(byRole('button', 'Inviter une personne'))).toBe(false)
  await user.click(byRole('button', 'Actions pour Julien Petit'))
  expect(isClosed(byRole('menuitem', /^Modifier le rôle/))).toBe(false)
})

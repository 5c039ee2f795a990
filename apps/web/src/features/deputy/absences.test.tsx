import {
  type Absence,
  cancelAbsence,
  declareAbsence,
  listAbsences,
} from '@renfort/contract/deputy.ts'
import { type Member, readOrganisation } from '@renfort/contract/organisation.ts'
import { type Me, readMe } from '@renfort/contract/session.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMe, companyId } from '../../testing/a-me.ts'
import { answer, refusedFields } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { choose, writeIn } from '../../testing/write-in.ts'
import { AbsencesCard } from '../account/profile/absences-card.tsx'

const idOf = (number: number) => `00000000-0000-4000-8000-0000000000${String(number)}`
const me = aMe()
const aMember = (member: Pick<Member, 'id' | 'firstName' | 'lastName' | 'role'>): Member => ({
  email: `${member.firstName}@brasserie.test`,
  validated: true,
  sourceOrganisationId: companyId,
  ...member,
})
const members = [
  aMember({ id: me.id, firstName: 'Claire', lastName: 'Morel', role: 'admin' }),
  aMember({ id: idOf(13), firstName: 'Nina', lastName: 'Faye', role: 'admin' }),
  aMember({ id: idOf(11), firstName: 'Yann', lastName: 'Roy', role: 'missionManager' }),
  aMember({ id: idOf(12), firstName: 'Lou', lastName: 'Blanc', role: 'collaborator' }),
]
const yann = { id: idOf(11), firstName: 'Yann', lastName: 'Roy' }
const anAbsence = (changes: Partial<Absence> = {}): Absence => ({
  id: idOf(21),
  person: { id: me.id, firstName: 'Claire', lastName: 'Morel' },
  deputy: yann,
  from: '2026-12-01',
  until: '2026-12-11',
  trouble: null,
  ...changes,
})

beforeEach(() => {
  answer(listAbsences, () => [anAbsence()])
  answer(readMe, () => me)
  answer(readOrganisation, () => ({
    organisation: { id: companyId, name: 'Brasserie', industry: null, logoUrl: null, users: [] },
    parent: null,
    members,
  }))
})
const open = (as: Partial<Me> = {}) => show(<AbsencesCard />, { as, at: '/me/profile' })

describe('issue 39 §5 absences in the profile', () => {
  it('declares one; a deputy who lost the right meanwhile is refused at the field', async () => {
    const { user } = await open()
    await press(user, 'Déclarer une absence')
    const dialog = within(await soonByRole('dialog', 'Déclarer une absence'))
    await writeIn(user, dialog.getByRole('textbox', { name: 'Premier jour' }), '01/12/2026')
    await writeIn(user, dialog.getByRole('textbox', { name: 'Dernier jour' }), '11/12/2026')
    await user.click(byRole('combobox', /^Qui signe/))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Nina Faye',
      'Yann Roy',
    ])
    await user.keyboard('{Escape}')
    await choose(user, /^Qui signe/, 'Yann Roy')
    answer(declareAbsence, () => refusedFields(issue(['deputyId'], 'errors.deputy.without_right')))
    await user.click(dialog.getByRole('button', { name: 'Déclarer' }))
    await dialog.findByText(/^Cette personne n’a pas elle-même le droit/)
    await choose(user, /^Qui signe/, 'Nina Faye')
    const sent = answer(declareAbsence, () => anAbsence())
    await user.click(dialog.getByRole('button', { name: 'Déclarer' }))
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { userId: me.id, from: '2026-12-01', until: '2026-12-11', deputyId: idOf(13) },
      ]),
    )
  })

  it('cancels with one press, and says in place what keeps the deputy away', async () => {
    answer(listAbsences, () => [anAbsence({ trouble: 'left' })])
    const { user } = await open()
    await screen.findByText(/^Yann Roy a quitté l’équipe/)
    const sent = answer(cancelAbsence, () => undefined)
    answer(listAbsences, () => [])
    await press(user, /^Annuler l’absence/)
    await screen.findByText('Aucune absence à venir.')
    expect(sent).toHaveLength(1)
  })

  it('shows a deputy for whom they act, without a way to cancel it', async () => {
    answer(listAbsences, () => [anAbsence({ person: yann, deputy: { ...yann, id: me.id } })])
    await open({ role: 'user' })
    await screen.findByText('Vous signez et validez à sa place')
    expect(hasRole('button', /^Annuler/)).toBe(false)
  })
})

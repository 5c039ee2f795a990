import {
  cloneMission,
  deleteMission,
  listMissions,
  type MissionRow,
  readMission,
  updateMission,
} from '@renfort/contract/mission.ts'
import { listPrices } from '@renfort/contract/quotation.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { errorSentence } from '../../../platform/error-words.ts'
import { aMissionRow, rowId } from '../../../testing/a-mission-row.ts'
import { aMission } from '../../../testing/a-mission.ts'
import { aShift } from '../../../testing/a-shift.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { StatusList } from './mission-lists.tsx'
import { MissionMenu } from './mission-menu.tsx'

const draft = { status: 'draft', progressStep: 'draft', selectionStatus: null } as const
const julien = { id: rowId(90), firstName: 'Julien', lastName: 'Petit' }
const params = { id: rowId(1) }

async function open(row: Partial<MissionRow>, situation: Parameters<typeof show>[1] = {}) {
  const mission = aMissionRow({ id: rowId(1), ...row })
  return show(<MissionMenu mission={mission} />, situation)
}
async function openMenu(user: UserEvent, name = 'Serveur') {
  await user.click(byRole('button', `Actions pour ${name}`))
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
}
async function act(user: UserEvent, action: string) {
  await openMenu(user)
  await user.click(byRole('menuitem', action))
}
const suffix = () => byRole('textbox', /^Complément du nom/)

describe('the menu of a mission', () => {
  it.each<[string, Partial<MissionRow>, 'admin' | 'user', string[]]>([
    [
      'TASK-20 TASK-22 TASK-23 TASK-27',
      draft,
      'admin',
      ['Voir', 'Finir le brouillon', 'Renommer', 'Supprimer'],
    ],
    [
      'TASK-24 TASK-25',
      {},
      'admin',
      ['Voir', 'Commander à nouveau', 'Dupliquer', 'Renommer', 'Modifier'],
    ],
    ['TASK-24 TASK-25', { manager: julien }, 'user', ['Voir', 'Commander à nouveau', 'Dupliquer']],
    ['TASK-20 TASK-23', { ...draft, manager: julien }, 'user', ['Voir']],
  ])('%s %o is offered to %s: %s', async (_id, row, role, actions) => {
    const { user } = await open(row, { as: { role } })
    expect(await openMenu(user)).toEqual(actions)
  })

  it('TASK-22 TASK-24 N-13 of an archived mission is not there', async () => {
    await open({ archived: true })
    expect(screen.queryByRole('button', { name: /^Actions pour/ })).toBeNull()
  })

  it.each([
    ['TASK-22', 'Voir', `/tasks/view/${rowId(1)}`, {}],
    ['TASK-23', 'Finir le brouillon', `/taskPosting/${rowId(1)}`, draft],
    ['TASK-25', 'Modifier', `/tasks/view/${rowId(1)}`, {}],
  ] as const)('%s « %s » leads to %s', async (_id, action, leads, row) => {
    const { user, place } = await open(row)
    await act(user, action)
    await waitFor(() => expect(place()).toBe(leads))
  })

  it('TASK-25 C-31 « Modifier » leads to the external posting, where one is configured', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
    const links = {
      helpCentre: null,
      talentSignUp: null,
      externalJobPosting: 'https://offres.example.test/{taskId}/modifier?ref={taskId}',
    }
    const { user } = await open({ id: 'a b' }, { config: { links } })
    await act(user, 'Modifier')
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      'https://offres.example.test/a%20b/modifier?ref=a%20b',
    )
  })
})

describe('the copy of a mission', () => {
  const answerCopy = () => answer(cloneMission, () => ({ id: rowId(7) }))

  it('TASK-31 TASK-32 is made with a suffix, and leads to its first step', async () => {
    const sent = answerCopy()
    const { user, place } = await open({ type: 'gestion' })
    await act(user, 'Dupliquer')
    await soonByRole('dialog', 'Dupliquer la mission')
    await user.type(suffix(), ' Été ')
    expect(saidOf(suffix())).toContain('Nom de la mission\u202f: Serveur – Été')
    expect(hasRole('checkbox', /^Demander/)).toBe(false)
    await press(user, 'Dupliquer')
    await waitFor(() => expect(place()).toBe(`/taskPosting/${rowId(7)}/motive`))
    expect(sent).toEqual([{ params, body: { type: 'gestion', name: 'Été' } }])
  })

  it('TASK-28 renews it with the Siders who were hired', async () => {
    const sent = answerCopy()
    const { user } = await open({ hiredSidersCount: 2, selectionStatus: 'completed' })
    await act(user, 'Dupliquer')
    await user.click(await soonByRole('checkbox', 'Demander les 2 Siders de cette mission'))
    await press(user, 'Dupliquer')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ type: 'delegation', name: null, renew: true })
  })

  it('TASK-34 takes a suffix of 25 characters at most', async () => {
    const { user } = await open({})
    await act(user, 'Dupliquer')
    await soonByRole('dialog', 'Dupliquer la mission')
    await user.click(suffix())
    await user.paste('x'.repeat(26))
    await user.tab()
    await waitFor(() =>
      expect(saidOf(suffix()).join(' ')).toContain(
        errorSentence('errors.field.too_long', { max: 25 }),
      ),
    )
    expect(isClosed(byRole('button', 'Dupliquer'))).toBe(true)
    await user.keyboard('{Backspace}')
    await user.clear(suffix())
    await user.paste('x'.repeat(25))
    await waitFor(() => expect(isClosed(byRole('button', 'Dupliquer'))).toBe(false))
  })

  it('TASK-33 warns of an answer that names no copy, and stays', async () => {
    const others = globalThis.fetch
    const reply: typeof fetch = (input, init) =>
      String(input).endsWith('/clone')
        ? Promise.resolve(Response.json({}, { status: 201 }))
        : others(input, init)
    vi.stubGlobal('fetch', reply)
    const { user, place } = await open({})
    await act(user, 'Dupliquer')
    await press(user, 'Dupliquer')
    await waitFor(() => expect(toasts()[0]).toMatch(/La mission n’a pas été dupliquée/))
    expect(place()).toBe('/')
    expect(hasRole('dialog', 'Dupliquer la mission')).toBe(true)
  })

  it('says why the API refuses it, and keeps the suffix', async () => {
    answer(cloneMission, () => refused('errors.task.duplication_impossible'))
    const { user, place } = await open({})
    await act(user, 'Dupliquer')
    await soonByRole('dialog', 'Dupliquer la mission')
    await user.type(suffix(), 'Été')
    await press(user, 'Dupliquer')
    await waitFor(() =>
      expect(toasts()).toEqual([`Erreur ${errorSentence('errors.task.duplication_impossible')}`]),
    )
    expect(suffix()).toHaveProperty('value', 'Été')
    expect(place()).toBe('/')
  })

  it('a duplicate is offered to take the planning along', async () => {
    answer(readMission, () => aMission({ shifts: [aShift('2026-12-07')] }))
    const { user } = await open({})
    await act(user, 'Dupliquer')
    await user.click(await soonByRole('button', 'Reprendre aussi le planning'))
    expect(await soonByRole('dialog', 'Commander à nouveau')).toBeDefined()
  })

  it('TASK-26 of a migrated one gives way to the job descriptions', async () => {
    const { user, place } = await open({ migrated: true })
    await act(user, 'Dupliquer')
    await soonByRole('alertdialog', 'Cette mission ne peut pas être dupliquée')
    await user.click(byRole('button', 'Voir les fiches de poste'))
    await waitFor(() => expect(place()).toBe('/job-descriptions'))
  })
})

describe('the name of a mission', () => {
  it('TASK-27 is changed, or taken away', async () => {
    const sent = answer(updateMission, () => aMission({ id: rowId(1) }))
    const { user } = await open({ name: 'Bar' })
    await openMenu(user, 'Serveur – Bar')
    await user.click(byRole('menuitem', 'Renommer'))
    await soonByRole('dialog', 'Renommer la mission')
    expect(suffix()).toHaveProperty('value', 'Bar')
    await user.clear(suffix())
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Modifications enregistrées.']))
    expect(sent).toEqual([{ params, body: { id: rowId(1), name: null } }])
  })

  it('TASK-34 says at the suffix what the API refuses of it', async () => {
    answer(updateMission, () => refusedFields(issue(['name'], 'errors.field.name_too_long')))
    const { user } = await open({})
    await act(user, 'Renommer')
    await soonByRole('dialog', 'Renommer la mission')
    await user.type(suffix(), 'Été')
    await press(user, 'Enregistrer')
    await waitFor(() =>
      expect(saidOf(suffix()).join(' ')).toContain(errorSentence('errors.field.name_too_long')),
    )
    expect(suffix()).toHaveProperty('value', 'Été')
  })
})

describe('the removal of a draft', () => {
  beforeEach(() => void answer(listPrices, () => []))

  const listed = (tasks: MissionRow[]) => ({ tasks, total: tasks.length, limit: 10, offset: 0 })

  it('TASK-20 TASK-21 is asked, then the draft leaves its list', async () => {
    const sent = answer(deleteMission, () => undefined)
    answer(listMissions, () => listed([aMissionRow({ id: rowId(1), ...draft, name: 'Bar' })]))
    const { user } = await show(<StatusList status="draft" page={1} filters={{}} />)
    await soonByRole('table', 'Brouillons')
    await openMenu(user, 'Serveur – Bar')
    await user.click(byRole('menuitem', 'Supprimer'))
    const question = await soonByRole('alertdialog', /^Supprimer ce brouillon/)
    expect(question.textContent).toContain('«\u202fServeur – Bar\u202f»')
    expect(sent).toEqual([])
    answer(listMissions, () => listed([]))
    await press(user, 'Supprimer')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Brouillon supprimé.']))
    expect(sent).toEqual([{ params }])
    expect(await soonByRole('heading', 'Aucun brouillon')).toBeDefined()
  })

  it('TASK-20 does not happen where the answer is no, nor where the API refuses', async () => {
    answer(listMissions, () => listed([aMissionRow({ id: rowId(1), ...draft })]))
    const sent = answer(deleteMission, () => refused('errors.task.not_a_draft'))
    const { user } = await show(<StatusList status="draft" page={1} filters={{}} />)
    await soonByRole('table', 'Brouillons')
    await act(user, 'Supprimer')
    await user.click(await soonByRole('button', 'Annuler'))
    expect(sent).toEqual([])
    await act(user, 'Supprimer')
    await soonByRole('alertdialog', /^Supprimer ce brouillon/)
    await press(user, 'Supprimer')
    await waitFor(() =>
      expect(toasts()).toEqual([`Erreur ${errorSentence('errors.task.not_a_draft')}`]),
    )
    expect(sent).toHaveLength(1)
    expect(hasRole('table', 'Brouillons')).toBe(true)
  })
})

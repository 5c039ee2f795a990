import { type Mission, readMission, updateMission } from '@renfort/contract/mission.ts'
import { listCandidates } from '@renfort/contract/company-sider.ts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { aCandidate, candidateId, candidatePage } from '../../testing/a-candidate.ts'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { aShift } from '../../testing/a-shift.ts'
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
import { LeaveGateProvider } from './use-autosave.tsx'
import { WorkersStep } from './workers-step.tsx'

const karim = aCandidate()
const lea = aCandidate({ id: candidateId(2), firstName: 'Léa', lastName: 'Petit' })
const people = [karim, lea]
const requested = people.map(({ id, firstName, lastName }) => ({
  id,
  firstName,
  lastName,
  pictureURL: null,
  status: 'requested' as const,
}))

async function open(changes: Partial<Mission> = {}) {
  let mission = aMission({ shifts: [aShift('2026-12-07', { slots: 2 })], ...changes })
  answer(readMission, () => mission)
  answer(listCandidates, ({ query }) => candidatePage(people, query))
  const sent = answer(updateMission, ({ body }) => {
    const { requestedSiderIds: ids, requestedSidersOnly } = body
    mission = {
      ...mission,
      ...(ids && { requestedSiders: requested.filter(({ id }) => ids.includes(id)) }),
      ...(requestedSidersOnly !== undefined && { requestedSidersOnly }),
    }
    return mission
  })
  let pass: () => Promise<boolean> = () => Promise.resolve(true)
  const view = await show(
    <LeaveGateProvider>
      {(gate) => {
        pass = gate.pass
        return <WorkersStep taskId={missionId} />
      }}
    </LeaveGateProvider>,
  )
  await screen.findAllByRole('listitem')
  return { ...view, sent, pass: () => pass() }
}
const box = (name: RegExp) => byRole('checkbox', name)
const only = () => byRole('switch', /^Uniquement les Siders sélectionnés/)
const patch = (change: object) => ({
  params: { id: missionId },
  body: { id: missionId, version: aMission().version, ...change },
})
async function reserve(user: UserEvent) {
  await user.click(only())
  await user.click(await soonByRole('button', 'Réserver la mission'))
}

describe('the requested Siders', () => {
  it('are counted against the places, and saved before the next step', async () => {
    const { user, sent, pass } = await open()
    expect(screen.getByText('0 Sider sélectionné sur 2 au plus.')).toBeDefined()
    await user.click(box(/^Karim Benali/))
    await user.click(box(/^Léa Petit/))
    expect(screen.getByText('2 Siders sélectionnés sur 2 au plus.')).toBeDefined()
    expect(await pass()).toBe(true)
    expect(sent).toEqual([patch({ requestedSiderIds: [karim.id, lea.id] })])
  })

  it('say how many a gestion mission needs, without the exclusive option', async () => {
    await open({ type: 'gestion' })
    expect(screen.getByText(/Il faut au moins 2 personnes pour cette mission\./)).toBeDefined()
    expect(hasRole('switch', /./)).toBe(false)
  })

  it('WORK-13 stay selected where the API refuses them, to be sent again', async () => {
    const { user, pass } = await open()
    const key = 'errors.task.requested_siders_count_forbidden'
    answer(updateMission, () => refused(key))
    await user.click(box(/^Karim Benali/))
    expect(await pass()).toBe(false)
    await waitFor(() => expect(toasts()[0]).toBe(`Erreur ${errorSentence(key)}`))
    expect(box(/^Karim Benali/)).toHaveProperty('checked', true)
    const sent = answer(updateMission, () => aMission({ requestedSiders: requested.slice(0, 1) }))
    await press(user, 'Réessayer')
    await waitFor(() => expect(sent).toEqual([patch({ requestedSiderIds: [karim.id] })]))
  })

  it('are closed with their reason once there are contracts', async () => {
    const { user, sent } = await open({ hasContracts: true, requestedSiders: requested })
    for (const closed of [box(/^Karim Benali/), only()]) {
      expect(isClosed(closed)).toBe(true)
      expect(saidOf(closed)).toContain(errorSentence('errors.task.locked'))
      await user.click(closed)
    }
    expect(sent).toEqual([])
  })
})

describe('the exclusive option of a mission', () => {
  it('WORK-09 WORK-11 is saved after the selection that it needs', async () => {
    const { user, sent } = await open()
    expect(isClosed(only())).toBe(true)
    await user.click(box(/^Karim Benali/))
    await user.click(box(/^Léa Petit/))
    await reserve(user)
    await waitFor(() => expect(only()).toHaveProperty('checked', true))
    expect(sent).toEqual([
      patch({ requestedSiderIds: [karim.id, lea.id] }),
      patch({ requestedSidersOnly: true }),
    ])
  })

  it('WORK-12 goes off with the last Sider that it needs', async () => {
    const { user, pass } = await open({ requestedSiders: requested, requestedSidersOnly: true })
    expect(only()).toHaveProperty('checked', true)
    answer(updateMission, () =>
      aMission({
        shifts: [aShift('2026-12-07', { slots: 2 })],
        requestedSiders: requested.slice(0, 1),
      }),
    )
    await user.click(box(/^Léa Petit/))
    expect(only()).toHaveProperty('checked', false)
    expect(isClosed(only())).toBe(true)
    expect(await pass()).toBe(true)
  })

  it('stays off where the API refuses it', async () => {
    const { user } = await open({ requestedSiders: requested })
    answer(updateMission, () => refused('errors.task.not_enough_siders'))
    await reserve(user)
    await waitFor(() =>
      expect(toasts()).toEqual([`Erreur ${errorSentence('errors.task.not_enough_siders')}`]),
    )
    expect(only()).toHaveProperty('checked', false)
  })
})

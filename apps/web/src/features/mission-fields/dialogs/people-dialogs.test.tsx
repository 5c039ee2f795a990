import { type Mission, updateMission } from '@renfort/contract/mission.ts'
import { listCandidates } from '@renfort/contract/company-sider.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCandidate, candidatePage } from '../../../testing/a-candidate.ts'
import { aShift } from '../../../testing/a-shift.ts'
import { aMission, missionId } from '../../../testing/a-mission.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { byRole, isClosed, press, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { EditRequestedSidersDialog } from './people-dialogs.tsx'

const person = (number: number, firstName: string) =>
  aCandidate({ id: `00000000-0000-4000-8000-00000000040${number}`, firstName, lastName: 'Roux' })

const people = [person(1, 'Awa'), person(2, 'Louise'), person(3, 'Malik')]

beforeEach(() => {
  answer(listCandidates, ({ query: { ids } }) => candidatePage(people, { ids }))
})

/** Two Siders at once, on one shift. */
const shifts = [aShift('2026-12-07', { id: '00000000-0000-4000-8000-000000000501', slots: 2 })]

async function open(type: Mission['type']) {
  const onClose = vi.fn<() => void>()
  const mission = aMission({ type, shifts })
  const view = await show(<EditRequestedSidersDialog mission={mission} onClose={onClose} />)
  await soonByRole('checkbox', /^Awa/)
  return { ...view, onClose }
}
const save = () => byRole('button', 'Enregistrer')
const missing = (count: RegExp) => screen.queryByText(count)

describe('the Siders of a payroll mission', () => {
  it('POST-59 are one for each slot: fewer show an error, and cannot be saved', async () => {
    const sent = answer(updateMission, () => aMission())
    const { user, onClose } = await open('gestion')
    expect(missing(/^Il manque 2 Siders/)).not.toBeNull()
    await user.click(byRole('checkbox', /^Awa/))
    await waitFor(() => expect(missing(/^Il manque 1 Sider /)).not.toBeNull())
    expect(isClosed(save())).toBe(true)
    await user.click(byRole('checkbox', /^Louise/))
    await waitFor(() => expect(missing(/^Il manque/)).toBeNull())
    await press(user, 'Enregistrer')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    const [awa, louise] = people.map(({ id }) => id)
    const { version } = aMission()
    const body = { id: missionId, requestedSiderIds: [awa, louise], version }
    expect(sent).toEqual([{ params: { id: missionId }, body }])
  })

  it('WORK-13 are no more than its places', async () => {
    const { user } = await open('gestion')
    await user.click(byRole('checkbox', /^Awa/))
    await user.click(byRole('checkbox', /^Louise/))
    await waitFor(() => expect(isClosed(byRole('checkbox', /^Malik/))).toBe(true))
  })
})

it('POST-59 asks a delegation for no number of Siders', async () => {
  const { user } = await open('delegation')
  await user.click(byRole('checkbox', /^Awa/))
  expect(missing(/^Il manque/)).toBeNull()
  await waitFor(() => expect(isClosed(save())).toBe(false))
})

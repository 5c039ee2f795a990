import { readMission } from '@renfort/contract/mission.ts'
import { screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { answerPlanning } from '../../testing/a-planning.ts'
import { aShift, shiftId } from '../../testing/a-shift.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { useMission } from '../mission-record/queries.ts'
import { useCurrentPlanning } from './shifts-step.tsx'

const monday = aShift('2026-12-07')
const tuesday = aShift('2026-12-08', { id: shiftId(2) })

async function open() {
  answerPlanning([monday, tuesday])
  let isCurrent: () => Promise<boolean> = async () => true
  function Step() {
    const ask = useCurrentPlanning(missionId)
    useEffect(() => {
      isCurrent = ask
    })
    return <p>{useMission(missionId).shifts.length} créneaux</p>
  }
  await show(<Step />)
  await screen.findByText('2 créneaux')
  return () => isCurrent()
}

describe('going on from the shifts', () => {
  it('goes on with the planning that is on the screen', async () => {
    const isCurrent = await open()
    expect(await isCurrent()).toBe(true)
    expect(toasts()).toEqual([])
  })

  it('shows a planning that was changed elsewhere first', async () => {
    const isCurrent = await open()
    answer(readMission, () => aMission({ shifts: [tuesday] }))
    expect(await isCurrent()).toBe(false)
    await screen.findByText('1 créneaux')
    await waitFor(() => expect(toasts()[0]).toMatch(/Le planning a été modifié ailleurs/))
    expect(await isCurrent()).toBe(true)
  })

  it('is not held back by a server that does not answer', async () => {
    const isCurrent = await open()
    answer(readMission, () => refused('errors.internal'))
    expect(await isCurrent()).toBe(true)
  })
})

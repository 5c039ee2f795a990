import { readMission } from '@renfort/contract/mission.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { aShift } from '../../testing/a-shift.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { BegunBefore } from './posting-frame.tsx'

const past = aMission({ shifts: [aShift('2024-12-02')] })

describe('a draft whose shifts have begun', () => {
  it('says so above each step, with the way to its planning', async () => {
    answer(readMission, () => past)
    await show(<BegunBefore mission={past} step="motive" />)
    expect(screen.getByText(/^Un créneau a déjà commencé/)).toBeDefined()
    expect(byRole('link', 'Voir le planning').getAttribute('href')).toBe(
      `/taskPosting/${missionId}/shifts`,
    )
  })

  it.each([
    ['the step that says it beside the law', past, 'shifts'],
    ['shifts to come', aMission({ shifts: [aShift('2099-12-01')] }), 'motive'],
    ['a mission that was posted', aMission({ ...past, status: 'submitted' }), 'motive'],
  ] as const)('says nothing above %s', async (_what, mission, step) => {
    await show(<BegunBefore mission={mission} step={step} />)
    expect(screen.queryByText(/déjà commencé/)).toBeNull()
  })
})

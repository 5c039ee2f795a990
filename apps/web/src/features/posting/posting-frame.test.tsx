import { readMission } from '@renfort/contract/mission.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { aShift } from '../../testing/a-shift.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { BegunBefore, PostingHeader } from './posting-frame.tsx'

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

const mission = aMission({ name: 'Terrasse', isFlexiblePlanning: true })

it('POST-03 has the name, the type, the flexible planning, the steps and the details so far', async () => {
  const { user } = await show(<PostingHeader mission={mission} step="motive" />)
  expect(byRole('heading', /Terrasse/)).toBeDefined()
  expect(screen.getByText('Délégation')).toBeDefined()
  expect(
    screen.getByText('Planning flexible', { selector: 'header > div:first-child *' }),
  ).toBeDefined()
  expect(byRole('navigation', 'Étapes')).toBeDefined()
  await user.click(byRole('button', 'Voir la mission'))
  expect(await soonByRole('dialog', 'La mission jusqu’ici')).toBeDefined()
})

it('POST-03 says nothing of a flexible planning where there is none', async () => {
  await show(<PostingHeader mission={aMission()} step="motive" />)
  expect(screen.queryByText('Planning flexible')).toBeNull()
  expect(hasRole('dialog', 'La mission jusqu’ici')).toBe(false)
})

it('POST-04 closes on the job descriptions', async () => {
  await show(<PostingHeader mission={mission} step="motive" />)
  expect(byRole('link', /Fermer/).getAttribute('href')).toBe('/job-descriptions')
})

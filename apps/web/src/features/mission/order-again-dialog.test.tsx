import { cloneMission, type Mission, readMission } from '@renfort/contract/mission.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aRequestedSider } from '../../testing/a-requested-sider.ts'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { aShift, shiftId } from '../../testing/a-shift.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, isClosed, press, saidOf, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { choose } from '../../testing/write-in.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { OrderAgainDialog } from './order-again-dialog.tsx'

const copyId = '00000000-0000-4000-8000-0000000000e2'
const ines = aRequestedSider({ firstName: 'Inès', lastName: 'Bernard' })

function posted(changes: Partial<Mission> = {}): Mission {
  return aMission({
    status: 'submitted',
    startDate: '2026-12-07T08:00:00.000Z',
    endDate: '2026-12-10T16:00:00.000Z',
    shifts: [aShift('2026-12-07', { slots: 2 }), aShift('2026-12-10', { id: shiftId(2) })],
    ...changes,
  })
}

async function open(mission = posted()) {
  answer(readMission, () => mission)
  const sent = answer(cloneMission, () => ({ id: copyId }))
  const onClose = vi.fn<() => void>()
  const view = await show(<OrderAgainDialog isOpen mission={mission} onClose={onClose} />, {
    at: '/tasks/all',
  })
  await soonByRole('dialog', 'Commander à nouveau')
  await soonByRole('button', 'Continuer')
  return { ...view, sent, onClose }
}
const week = (number: number) => byRole('checkbox', new RegExp(`^Semaine ${number},`))
const shifts = () => within(screen.getByRole('list', { name: /créneau/ }))

describe('a mission that is ordered again', () => {
  it('is moved to the next week at once, and leads to where it is posted', async () => {
    const { user, sent } = await open()
    expect(week(51)).toHaveProperty('checked', true)
    expect(shifts().getByText('lun. 14 déc., 09:00 – 17:00, pour 2 Siders')).toBeDefined()
    await press(user, 'Continuer')
    await waitFor(() =>
      expect(sent).toEqual([
        {
          params: { id: missionId },
          body: { planning: { weeks: [{ from: '2026-12-07', to: '2026-12-14' }] } },
        },
      ]),
    )
  })

  it('goes to several weeks, and needs one', async () => {
    const { user, sent } = await open()
    await user.click(week(53))
    expect(shifts().getAllByRole('listitem')).toHaveLength(4)
    await user.click(week(51))
    await user.click(week(53))
    expect(isClosed(byRole('button', 'Continuer'))).toBe(true)
    expect(saidOf(byRole('button', 'Continuer'))).toEqual(['Choisissez au moins une semaine.'])
    expect(sent).toEqual([])
  })

  it('SHIFT-12 says which shift lies in the past', async () => {
    const { user } = await open(posted({ shifts: [aShift('2026-11-23')] }))
    await user.click(byRole('checkbox', /^Semaine 48,/))
    expect(isClosed(byRole('button', 'Continuer'))).toBe(true)
    expect(
      screen.getAllByText(errorSentence('errors.shift.past_forbidden')).length,
    ).toBeGreaterThan(0)
  })

  it('takes the last of its weeks, another one, or all of them', async () => {
    const { user, sent } = await open(
      posted({
        shifts: [aShift('2026-12-08'), aShift('2026-12-16', { id: shiftId(2) })],
        endDate: '2026-12-16T16:00:00.000Z',
      }),
    )
    expect(shifts().getByText('mer. 23 déc., 09:00 – 17:00, pour 1 Sider')).toBeDefined()
    await choose(user, 'Semaine à reprendre', /^Tout le planning/)
    expect(shifts().getAllByRole('listitem')).toHaveLength(2)
    await press(user, 'Continuer')
    await waitFor(() =>
      expect(sent[0]?.body.planning?.weeks).toEqual([
        { from: '2026-12-07', to: '2026-12-21' },
        { from: '2026-12-14', to: '2026-12-28' },
      ]),
    )
  })

  it('asks the same Siders first, unless the user turns it off', async () => {
    const { user, sent } = await open(posted({ requestedSiders: [ines] }))
    const box = byRole('checkbox', 'Demander d’abord les mêmes Siders')
    expect(saidOf(box)).toEqual(['Inès Bernard'])
    await press(user, 'Continuer')
    await waitFor(() => expect(sent[0]?.body.renew).toBe(true))
    await user.click(box)
    await press(user, 'Continuer')
    await waitFor(() => expect(sent[1]?.body.renew).toBeUndefined())
  })

  it('stays open where the API refuses', async () => {
    const { user, onClose } = await open()
    answer(cloneMission, () => refused('errors.task.duplication_impossible'))
    await press(user, 'Continuer')
    await waitFor(() =>
      expect(toasts()).toEqual([`Erreur ${errorSentence('errors.task.duplication_impossible')}`]),
    )
    expect(onClose).not.toHaveBeenCalled()
  })
})

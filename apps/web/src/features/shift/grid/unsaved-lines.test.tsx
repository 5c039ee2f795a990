import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { missionId } from '../../../testing/a-mission.ts'
import { answerPlanning } from '../../../testing/a-planning.ts'
import { byRole, hasRole, press, saidOf, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { useMission } from '../../mission-record/queries.ts'
import { keepLines, emptyCells, emptyGrid } from './grid-state.ts'
import { UnsavedLines } from './unsaved-lines.tsx'

/** A line that was typed into the table on a wide screen. */
async function open(cells: Partial<typeof emptyCells>) {
  const planning = answerPlanning([])
  const draft = { cells: { ...emptyCells, ...cells }, issues: [], isSaving: false }
  const flushRef = { current: async () => true }
  function Lines() {
    const mission = useMission(missionId)
    // Stored after sign-in: signing in as another user deletes stored lines.
    useState(() => keepLines(missionId, { ...emptyGrid, drafts: new Map([['new-0', draft]]) }))
    return <UnsavedLines {...{ mission, flushRef }} disabledReason={undefined} />
  }
  const view = await show(<Lines />)
  await screen.findByText('Lignes non enregistrées')
  return { ...view, ...planning, flush: () => flushRef.current() }
}
const whole = { date: '07/12/2026', start: '9h', end: '17h', slots: '2' }

describe('lines of the table that are not saved, on a phone', () => {
  it('are in sight, and are saved from there', async () => {
    const { user, created } = await open(whole)
    expect(byRole('textbox', 'Jour')).toHaveProperty('value', '07/12/2026')
    await press(user, 'Enregistrer cette ligne')
    await waitFor(() => expect(created[0]?.body.shifts).toHaveLength(1))
    await waitFor(() => expect(hasRole('textbox', 'Jour')).toBe(false))
  })

  it('hold « next » back until they are mended or dropped', async () => {
    const { user, created, flush } = await open({ ...whole, end: '10h' })
    expect(await flush()).toBe(false)
    await waitFor(() =>
      expect(saidOf(byRole('textbox', 'Fin')).join(' ')).toContain('de 2 à 10 heures'),
    )
    const end = await soonByRole('textbox', 'Fin')
    await user.clear(end)
    await user.type(end, '18h')
    expect(await flush()).toBe(true)
    expect(created).toHaveLength(1)
  })

  it('are dropped', async () => {
    const { user, created, flush } = await open(whole)
    await press(user, 'Effacer cette ligne')
    await waitFor(() => expect(hasRole('textbox', 'Jour')).toBe(false))
    expect(await flush()).toBe(true)
    expect(created).toEqual([])
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { storage } from '../../../platform/storage.ts'
import { missionId } from '../../../testing/a-mission.ts'
import { answerPlanning } from '../../../testing/a-planning.ts'
import { aShift, shiftId } from '../../../testing/a-shift.ts'
import { byRole, hasRole, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { useMission } from '../../mission-record/queries.ts'
import { ShiftsEditor } from '../shifts-editor.tsx'

/** Some days from a Monday on, four in each week. */
async function open(count: number, as?: { id: string }) {
  const shifts = Array.from({ length: count }, (_, index) =>
    aShift(addDays(isoDate('2026-12-07'), Math.floor(index / 4) * 7 + (index % 4)), {
      id: shiftId(index),
    }),
  )
  answerPlanning(shifts)
  const flushRef = { current: async () => true }
  function Editor() {
    const mission = useMission(missionId)
    return (
      <ShiftsEditor
        {...{ mission, flushRef }}
        isCreating={false}
        onCreatingChange={() => undefined}
      />
    )
  }
  const view = await show(<Editor />, as && { as })
  await soonByRole('grid', /./)
  return view
}
const boxes = () =>
  within(byRole('grid', /./)).queryAllByRole('checkbox', { name: /le créneau du/ })
const heading = (week: number) => byRole('button', new RegExp(`^Semaine ${week},`))
const compact = () => screen.queryByRole('switch', { name: 'Lignes compactes' })

describe('the weeks of the table', () => {
  it('fold and unfold, and say how much they hold', async () => {
    const { user } = await open(8)
    expect(heading(50).textContent).toMatch(/4 créneaux · 28h/)
    await user.click(heading(50))
    expect(heading(50).getAttribute('aria-expanded')).toBe('false')
    expect(boxes()).toHaveLength(4)
    await user.click(heading(50))
    expect(boxes()).toHaveLength(8)
  })

  it('are passed over by the arrows when they are folded', async () => {
    const { user } = await open(12)
    await user.click(heading(51))
    const cells = within(byRole('grid', /./)).getAllByRole('gridcell', { name: /10 déc/ })
    await user.click(cells[0] as HTMLElement)
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/21 déc/))
  })

  it('keep a line that is not saved in sight', async () => {
    const { user } = await open(8)
    const [first] = within(byRole('grid', /./)).getAllByRole('gridcell', { name: /^lun\. 7 déc/i })
    await user.dblClick(first as HTMLElement)
    await user.clear(screen.getByRole('textbox', { name: 'Jour' }))
    await user.type(screen.getByRole('textbox', { name: 'Jour' }), 'bientôt{Enter}')
    await user.click(heading(50))
    expect(boxes()).toHaveLength(5)
  })

  it('are not named where there is one only', async () => {
    await open(3)
    expect(hasRole('button', /^Semaine/)).toBe(false)
  })
})

describe('SHIFT-02 compact rows', () => {
  it('are offered from ten shifts on', async () => {
    await open(9)
    expect(compact()).toBeNull()
  })

  it('are remembered for the person who chose them', async () => {
    const { user } = await open(10, { id: '00000000-0000-4000-8000-0000000000aa' })
    expect(byRole('grid', /./).dataset['compact']).toBeUndefined()
    await user.click(compact() as HTMLElement)
    expect(byRole('grid', /./).dataset['compact']).toBe('true')
    expect(storage.readLiking('shiftRows')).toBe('compact')
    storage.write('userId', '00000000-0000-4000-8000-0000000000bb')
    expect(storage.readLiking('shiftRows')).toBeNull()
  })
})

import type { Shift } from '@renfort/contract/shift.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { describe, expect, it } from 'vitest'
import { gridRows, livePlace, nextPlace, savedRows, stopsOf } from './grid-rows.ts'
import { changeGrid, emptyCells, emptyGrid, type GridChange, type GridState } from './grid-state.ts'

const shift = (id: string, day: string): Shift => ({
  id,
  startDate: `${day}T08:00:00.000Z`,
  endDate: `${day}T16:00:00.000Z`,
  breakDuration: 60,
  slots: 2,
  recurrenceId: null,
  timeZone: 'Europe/Paris' as const,
})
const saved = savedRows([shift('a', '2026-12-14'), shift('b', '2026-12-15')], 'fr-FR')
const [a] = saved

function after(...changes: readonly GridChange[]): GridState {
  return changes.reduce(changeGrid, emptyGrid)
}
const writes = (row: string, date: string, base = emptyCells): GridChange => ({
  kind: 'write',
  row,
  cells: { date },
  base,
})

describe('the lines of the table', () => {
  it('SHIFT-02 are the shifts as one would type them, and an empty one', () => {
    const rows = gridRows(saved, emptyGrid)
    expect(rows.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'a saved',
      'b saved',
      'new-0 empty',
    ])
    expect(rows[0]?.cells).toEqual({
      date: '14/12/2026',
      start: '09:00',
      end: '17:00',
      break: '60',
      slots: '2',
    })
    expect(rows[0]).toBe(a)
  })

  it('a line that is written is changed until it says again what is saved', () => {
    const base = a?.cells ?? emptyCells
    const changed = after(writes('a', '18/12/2026', base))
    expect(gridRows(saved, changed)[0]?.state).toBe('changed')
    expect(gridRows(saved, changeGrid(changed, writes('a', base.date, base)))[0]).toBe(a)
  })

  it('a refused cell is right again once something else is written in it, the others are not', () => {
    const issues = [issue(['date'], 'errors.field.format'), issue(['end'], 'errors.field.required')]
    const state = after(
      writes('new-0', '?'),
      { kind: 'refuse', row: 'new-0', issues },
      writes('new-0', '18/12/2026'),
    )
    expect(state.drafts.get('new-0')?.issues).toEqual([issues[1]])
  })

  it('a new line on its way leaves its place to the next, and is the shift once saved', () => {
    const sent = after(
      writes('new-0', '18/12/2026'),
      { kind: 'go', place: { row: 'new-0', column: 'slots' } },
      { kind: 'save', row: 'new-0' },
    )
    expect(
      gridRows(saved, sent)
        .map(({ key, state }) => `${key} ${state}`)
        .slice(2),
    ).toEqual(['new-0 saving', 'new-1 empty'])
    const done = changeGrid(sent, { kind: 'saved', row: 'new-0', id: 'c' })
    expect(done.place).toEqual({ row: 'c', column: 'slots' })
    expect([done.added, done.entry, done.drafts.size]).toEqual([[], 'new-1', 0])
    const issues = [issue(['date'], 'errors.shift.conflict_duplicated')]
    const failed = changeGrid(sent, { kind: 'fail', row: 'new-0', issues })
    expect(gridRows(saved, failed)[2]).toMatchObject({ state: 'changed', issues })
    expect(changeGrid(failed, { kind: 'drop', row: 'new-0' }).added).toEqual([])
  })
})

describe('where the arrows lead', () => {
  const rows = gridRows(saved, emptyGrid)

  it.each([
    ['down', { row: 'a', column: 'slots' }, { row: 'b', column: 'slots' }],
    ['up', { row: 'a', column: 'slots' }, { row: 'a', column: 'slots' }],
    ['left', { row: 'a', column: 'select' }, { row: 'a', column: 'select' }],
    ['right', { row: 'a', column: 'slots' }, { row: 'a', column: 'total' }],
    ['right', { row: 'new-0', column: 'slots' }, { row: 'new-0', column: 'slots' }],
    ['down', { row: 'b', column: 'edit' }, { row: 'new-0', column: 'date' }],
    ['rowStart', { row: 'b', column: 'edit' }, { row: 'b', column: 'select' }],
    ['rowEnd', { row: 'new-0', column: 'date' }, { row: 'new-0', column: 'slots' }],
    ['first', { row: 'b', column: 'edit' }, { row: 'a', column: 'select' }],
    ['last', { row: 'a', column: 'date' }, { row: 'new-0', column: 'slots' }],
    ['pageDown', { row: 'a', column: 'date' }, { row: 'new-0', column: 'date' }],
    ['pageUp', { row: 'b', column: 'date' }, { row: 'a', column: 'date' }],
  ] as const)('%s from %j', (direction, from, to) => {
    expect(nextPlace(rows, from, direction)).toEqual(to)
  })

  it('a line that is typed can be cleared, an empty one has nothing to clear', () => {
    const typed = gridRows(saved, after(writes('new-0', '18/12/2026')))
    expect(typed.map((row) => stopsOf(row).includes('remove'))).toEqual([true, true, true])
    expect(rows.map((row) => stopsOf(row).includes('remove'))).toEqual([true, true, false])
  })

  it('once its line has gone, the place is the line in its stead', () => {
    const gone = { row: 'gone', column: 'edit' } as const
    expect(livePlace(rows, gone, 1)).toEqual({ row: 'b', column: 'edit' })
    expect(livePlace(rows, gone, 7)).toEqual({ row: 'new-0', column: 'date' })
    expect(livePlace(rows, null, 0)).toEqual({ row: 'a', column: 'date' })
    expect(livePlace([], gone, 0)).toBeNull()
  })
})

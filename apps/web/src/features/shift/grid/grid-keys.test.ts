import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ShiftColumn } from '@renfort/domain/shift/typed-shift.ts'
import { describe, expect, it } from 'vitest'
import { stepCell, tidyCell, editorCommand, gridCommand } from './grid-keys.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const [ctrl, shift] = [{ ctrlKey: true }, { shiftKey: true }]
const context = { today: isoDate('2026-12-02'), locale: 'fr-FR' }

describe('keys of a cell', () => {
  it.each([
    ['ArrowDown', {}, { kind: 'move', direction: 'down' }],
    ['ArrowDown', shift, null],
    ['End', ctrl, { kind: 'move', direction: 'last' }],
    ['Enter', {}, { kind: 'edit' }],
    ['Enter', ctrl, { kind: 'submit' }],
    ['Enter', { metaKey: true }, { kind: 'submit' }],
    ['F2', {}, { kind: 'edit' }],
    ['d', ctrl, { kind: 'copyAbove' }],
    ['D', { ...ctrl, ...shift }, null],
    ['v', ctrl, null],
    ['k', ctrl, null],
    ['9', {}, { kind: 'typeOver', text: '9' }],
    ['é', { altKey: true }, null],
    ['Backspace', {}, { kind: 'typeOver', text: '' }],
    ['Delete', {}, { kind: 'remove' }],
    ['Escape', {}, { kind: 'revert' }],
    ['?', shift, { kind: 'help' }],
    [' ', {}, null],
    ['Tab', {}, null],
  ])('%s %j', (key, held, command) => {
    expect(gridCommand({ ...none, ...held, key })).toEqual(command)
  })

  it.each([
    ['Enter', {}, 'enter'],
    ['Enter', ctrl, 'submit'],
    ['Tab', {}, 'next'],
    ['Tab', shift, 'previous'],
    ['Escape', {}, 'cancel'],
    ['ArrowUp', {}, 'less'],
    ['ArrowLeft', {}, null],
    ['9', {}, null],
  ])('while typing, %s %j', (key, held, command) => {
    expect(editorCommand({ ...none, ...held, key })).toBe(command)
  })
})

describe('values of a cell', () => {
  it.each<[ShiftColumn, string, 1 | -1, string]>([
    ['date', '', 1, '02/12/2026'],
    ['date', '31/12', 1, '01/01/2027'],
    ['date', '1/1/2027', -1, '31/12/2026'],
    ['start', '', 1, '09:00'],
    ['start', '9h05', 1, '09:15'],
    ['end', '9h05', -1, '09:00'],
    ['break', '', 1, '20'],
    ['break', '0:20', 1, '30'],
    ['break', '25', -1, '20'],
    ['break', '300', 1, '300'],
    ['slots', '', 1, '1'],
    ['slots', '50', 1, '50'],
    ['slots', '1', -1, '1'],
  ])('SHIFT-08, SHIFT-11 %s: from %j a step of %s', (column, text, step, expected) => {
    expect(stepCell(column, text, step, context)).toBe(expected)
  })

  it.each<[ShiftColumn, string, string]>([
    ['date', ' 7 déc. ', '07/12/2026'],
    ['date', 'bientôt', 'bientôt'],
    ['start', '9h', '09:00'],
    ['end', '9:30 PM', '21:30'],
    ['break', '1h15', '75'],
    ['break', '', ''],
    ['slots', '3 Siders', '3'],
  ])('%s: %j is kept as %j', (column, text, expected) => {
    expect(tidyCell(column, text, context)).toBe(expected)
  })
})

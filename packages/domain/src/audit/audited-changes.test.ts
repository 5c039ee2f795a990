import { describe, expect, it } from 'vitest'
import { auditKinds } from './audit-kinds.ts'
import { auditedActions, auditKindOf } from './audited-actions.ts'
import { auditedDifference } from './audited-changes.ts'
import { auditedFields } from './audited-fields.ts'

describe('what a change did', () => {
  it('G-33 tells each field that differs, before and after', () => {
    const before = {
      id: '1',
      name: 'Noël',
      hourlyRateCents: 1250,
      remote: false,
      purpose: 'Servir',
    }
    const after = { ...before, id: '2', name: 'Pâques', hourlyRateCents: 1300, remote: true }
    expect(auditedDifference(before, after)).toEqual({
      changes: [
        { field: 'name', before: 'Noël', after: 'Pâques' },
        { field: 'hourlyRateCents', before: 1250, after: 1300 },
        { field: 'remote', before: false, after: true },
      ],
      others: [],
    })
  })

  it('tells of a creation what it holds, of a deletion what was lost', () => {
    const row = { title: 'Siège', favorite: false, description: null, tools: [], city: 'Lyon' }
    const fields = (from: unknown, to: unknown) =>
      auditedDifference(from, to).changes.map(({ field, before, after }) => [field, before, after])
    expect(fields(null, row)).toEqual([
      ['title', null, 'Siège'],
      ['city', null, 'Lyon'],
    ])
    expect(fields(row, null)).toEqual([
      ['title', 'Siège', null],
      ['city', 'Lyon', null],
    ])
  })

  it('counts lists, lists shifts, and only says of an id or a price list that it changed', () => {
    const shift = {
      id: 'x',
      startsAt: '2026-12-07T08:00:00Z',
      endsAt: '2026-12-07T16:00:00Z',
      slots: 2,
    }
    const { changes } = auditedDifference(
      { tools: ['a'], locationId: 'one', shifts: [] },
      {
        tools: ['a', 'b'],
        locationId: 'other',
        shifts: [{ ...shift, breakMinutes: 0 }, 'nothing'],
      },
    )
    expect(changes).toEqual([
      { field: 'tools', before: 1, after: 2 },
      { field: 'locationId', before: null, after: null },
      {
        field: 'shifts',
        before: [],
        after: [{ startsAt: shift.startsAt, endsAt: shift.endsAt, slots: 2 }],
      },
    ])
  })

  it('names what it does not know without its value, and what is too long in part', () => {
    const { changes, others } = auditedDifference(null, { iban: 'FR76…', purpose: 'a'.repeat(900) })
    expect(others).toEqual(['iban'])
    expect(String(changes[0]?.after).length).toBe(500)
    expect(auditedDifference('text', [1])).toEqual({ changes: [], others: [] })
  })
})

describe('the table of audited actions', () => {
  it('is in order and without repetition, and each has a kind', () => {
    expect([...new Set(auditedActions)].toSorted()).toEqual([...auditedActions])
    expect(new Set(auditedActions.map(auditKindOf))).toEqual(new Set(auditKinds))
    expect(auditKinds).toContain('impersonation')
  })

  it('shows no secret', () => {
    const names = Object.keys(auditedFields).join(' ')
    expect(names).not.toMatch(/password|token|iban|card/i)
  })
})

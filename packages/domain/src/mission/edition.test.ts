import { describe, expect, it } from 'vitest'
import { editionRules, sealedBy } from './edition.ts'
import type { MissionField } from './edition.ts'

const fields = Object.keys(editionRules).filter((key): key is MissionField => key in editionRules)
const free: readonly MissionField[] = ['name', 'sideNote', 'orderNumber']
/** Fields that no contract prints. */
const unsaid: readonly MissionField[] = [
  'planning',
  'department',
  'missionInformation',
  'requestedSiders',
  'requestedSidersOnly',
  'languages',
  'tools',
  'experiences',
  'motorized',
  'remote',
  'attendanceConfigType',
  'preSelection',
]
const places: readonly MissionField[] = ['location', 'addressDetails']

describe('edition of a mission (decisions §8, TASK-45, TASK-53, POST-36)', () => {
  it.each(fields)('%s: each lock', (field) => {
    const sealed = (
      hasContracts: boolean,
      requestedSidersCount: number,
      { archived = false, isInCorrection = false } = {},
    ) => sealedBy(field, { archived, hasContracts, requestedSidersCount, isInCorrection })?.key
    const byContracts = free.includes(field) ? undefined : 'errors.task.locked'
    const bySiders = places.includes(field) ? 'errors.task.address_locked' : undefined
    expect(sealed(false, 0)).toBeUndefined()
    expect(sealed(true, 0)).toBe(byContracts)
    expect(sealed(false, 1)).toBe(bySiders)
    expect(sealed(true, 1)).toBe(byContracts)
    expect(sealed(false, 0, { archived: true })).toBe('errors.task.archived')
    expect(sealed(true, 1, { archived: true })).toBe('errors.task.archived')
    // Terms of a contested contract are open to staff who correct it (CTR-22).
    const inCorrection = unsaid.includes(field) ? byContracts : undefined
    expect(sealed(true, 1, { isInCorrection: true })).toBe(inCorrection)
    expect(sealed(true, 1, { isInCorrection: true, archived: true })).toBe('errors.task.archived')
  })
})

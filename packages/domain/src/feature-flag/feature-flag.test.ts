import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  featureKeys,
  featuresOf,
  type FlagSetting,
  flagRefreshMs,
  noFeature,
} from './feature-flag.ts'

const own = (enabled: boolean): FlagSetting => ({
  key: 'flexiblePlanning',
  organisationId: 'company',
  enabled,
})
const general = (enabled: boolean): FlagSetting => ({ ...own(enabled), organisationId: null })

describe('the features of a company', () => {
  it.each([
    ['nothing set', [], false],
    ['on for all', [general(true)], true],
    ['off for all', [general(false)], false],
    ['on here alone', [own(true)], true],
    ['on here, off for all', [general(false), own(true)], true],
    ['off here, on for all', [own(false), general(true)], false],
    ['on elsewhere alone', [{ ...own(true), organisationId: 'other' }], false],
  ] as const)('G-20 FLEX-01 %s', (_name, settings, expected) => {
    expect(featuresOf(settings, 'company')).toEqual({ ...noFeature, flexiblePlanning: expected })
  })

  it('G-20 are those of everybody where there is no company', () => {
    expect(featuresOf([own(true), general(false)], null).flexiblePlanning).toBe(false)
    expect(featuresOf([own(false), general(true)], null).flexiblePlanning).toBe(true)
  })

  it('G-20 do not depend on the order of the settings, nor one flag on another', () => {
    const setting = fc.record({
      key: fc.constantFrom(...featureKeys),
      organisationId: fc.constantFrom('company', 'other', null),
      enabled: fc.boolean(),
    })
    const settings = fc.uniqueArray(setting, {
      selector: ({ key, organisationId }) => `${key} ${organisationId}`,
    })
    fc.assert(
      fc.property(settings, (list) => {
        const found = featuresOf(list, 'company')
        expect(featuresOf(list.toReversed(), 'company')).toEqual(found)
        for (const key of featureKeys) {
          const alone = list.filter((each) => each.key === key)
          expect(featuresOf(alone, 'company')[key]).toBe(found[key])
        }
      }),
    )
  })

  it('API-105 are at most fifteen seconds old', () => {
    expect(flagRefreshMs).toBe(15_000)
  })
})

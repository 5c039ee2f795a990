import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { type CandidateFacts, rankCandidates } from './rank-candidates.ts'

const plain: CandidateFacts = {
  name: 'B',
  asked: null,
  applied: null,
  freeShifts: 2,
  missingLicences: 0,
  missionsHere: 0,
  missionsInJob: 0,
  isRecommended: false,
  hasDoneJob: false,
  missingLanguages: 0,
  distance: null,
  minutesLeft: 2000,
  likesCompany: false,
}

describe('candidates are ranked by fit', () => {
  it.each([
    ['can take a shift', { freeShifts: 1 }, { freeShifts: 0, asked: 'accepted' }],
    ['has hours left in the week', {}, { minutesLeft: 0, missionsInJob: 9 }],
    ['was not refused by the company', {}, { applied: 'refused', asked: 'requested' }],
    ['has accepted', { asked: 'accepted' }, { asked: 'requested', missionsInJob: 3 }],
    ['was asked for', { asked: 'requested' }, { applied: 'approved', missionsInJob: 3 }],
    ['has not declined', {}, { asked: 'declined', missionsInJob: 3 }],
    ['was approved', { applied: 'approved' }, { missionsInJob: 3 }],
    ['holds the licences', {}, { missingLicences: 1, missionsInJob: 3, missionsHere: 3 }],
    ['did this job here', { missionsInJob: 1, missionsHere: 1 }, { missionsHere: 9 }],
    ['worked here', { missionsHere: 1 }, { isRecommended: true }],
    ['is recommended', { isRecommended: true }, { hasDoneJob: true }],
    ['has done the job', { hasDoneJob: true }, { distance: 1 }],
    ['speaks the languages', {}, { missingLanguages: 1, distance: 1 }],
    ['lives near', { distance: 5 }, { distance: 6, freeShifts: 3 }],
    ['lives somewhere known', { distance: 60 }, { distance: null }],
    ['is as near, and freer', { distance: 15, freeShifts: 3 }, { distance: 6 }],
    ['has more hours left', { minutesLeft: 2001 }, {}],
    ['likes the company', { likesCompany: true, name: 'C' }, {}],
    ['is fitter, whom others like', { distance: 5 }, { likesCompany: true }],
    ['has a name before', { name: 'A' }, {}],
  ] as const)('who %s comes before who does not', (_, fitter, other) => {
    const first = { ...plain, ...fitter }
    const last = { ...plain, ...other }
    expect(rankCandidates([last, first])).toEqual([first, last])
  })

  it('in one order, whatever the order in which they come', () => {
    const facts = fc.record({
      name: fc.uuid(),
      asked: fc.constantFrom(null, 'requested', 'accepted', 'declined', 'hired'),
      applied: fc.constantFrom(null, 'sent', 'approved', 'refused'),
      freeShifts: fc.nat(3),
      missingLicences: fc.nat(2),
      missionsHere: fc.nat(3),
      missionsInJob: fc.nat(3),
      likesCompany: fc.boolean(),
      isRecommended: fc.boolean(),
      hasDoneJob: fc.boolean(),
      missingLanguages: fc.nat(2),
      distance: fc.option(fc.nat(100)),
      minutesLeft: fc.nat(2880),
    })
    fc.assert(
      fc.property(fc.uniqueArray(facts, { selector: ({ name }) => name }), (candidates) => {
        expect(rankCandidates(candidates.toReversed())).toEqual(rankCandidates(candidates))
      }),
    )
  })
})

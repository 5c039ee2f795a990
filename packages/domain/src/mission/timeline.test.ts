import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missionStatuses, progressSteps, selectionStatuses } from './mission.ts'
import { missionTimeline, noHours, timelineSteps, type TimelineFacts } from './timeline.ts'

const posted: TimelineFacts = {
  status: 'submitted',
  progressStep: 'upcoming',
  selectionStatus: 'new',
  archived: false,
  hiredCount: 0,
  contracts: [],
  hours: noHours,
  hasUndecidedApplicants: false,
}
const draft = { status: 'draft', progressStep: 'draft', selectionStatus: null } as const

const signed: Partial<TimelineFacts> = {
  selectionStatus: 'completed',
  hiredCount: 2,
  contracts: ['signed'],
}

/** The state of each step by its first letter: done, current, to come, dropped (x). */
function line(facts: Partial<TimelineFacts>): string {
  const letters = { done: 'd', current: 'c', toCome: '-', dropped: 'x' }
  const { steps } = missionTimeline({ ...posted, ...facts })
  return steps.map(({ state }) => letters[state]).join('')
}

const anyFacts = fc
  .record({
    status: fc.constantFrom(...missionStatuses),
    progressStep: fc.constantFrom(...progressSteps),
    selection: fc.constantFrom(...selectionStatuses),
    archived: fc.boolean(),
    hiredCount: fc.nat({ max: 3 }),
    contracts: fc.array(fc.constantFrom('unsigned', 'contested', 'signed'), { maxLength: 3 }),
    hours: fc
      .tuple(
        fc.nat({ max: 2 }),
        fc.nat({ max: 2 }),
        fc.nat({ max: 2 }),
        fc.nat({ max: 2 }),
        fc.nat({ max: 2 }),
      )
      .map(([waiting, imported, disputed, unbilled, billed]) => {
        return { waiting, imported, disputed, validated: unbilled + billed, billed }
      }),
    hasUndecidedApplicants: fc.boolean(),
  })
  .map(({ selection, ...facts }): TimelineFacts =>
    facts.status === 'draft' ? { ...facts, ...draft } : { ...facts, selectionStatus: selection },
  )

describe('the timeline of a mission', () => {
  it.each<[string, Partial<TimelineFacts>, string, string]>([
    ['a draft is posted by its company', draft, 'c-----', 'company post'],
    ['a posted mission waits for profiles', {}, 'dc----', 'provider propose'],
    [
      'shown applicants wait for the company',
      { selectionStatus: 'ongoing', hasUndecidedApplicants: true },
      'dc----',
      'company decide',
    ],
    [
      'some hires do not end a selection',
      { selectionStatus: 'ongoing', hiredCount: 1 },
      'dc----',
      'provider contracts, provider propose',
    ],
    [
      'a contract that waits is told while others are still sought',
      { selectionStatus: 'ongoing', hiredCount: 1, contracts: ['unsigned'] },
      'dc-c--',
      'company sign, provider propose',
    ],
    ['approved applicants are hired', { selectionStatus: 'ready' }, 'ddc---', 'provider hire'],
    [
      'contracts follow the hires',
      { selectionStatus: 'completed', hiredCount: 2 },
      'ddd---',
      'provider contracts',
    ],
    [
      'people who were chosen are hired at once',
      { selectionStatus: 'completed', hiredCount: 2 },
      'ddd---',
      'provider contracts',
    ],
    [
      'contracts wait for the company',
      { selectionStatus: 'completed', hiredCount: 2, contracts: ['signed', 'unsigned'] },
      'dddc--',
      'company sign',
    ],
    [
      'contested contracts wait for a correction of the provider',
      { selectionStatus: 'completed', hiredCount: 2, contracts: ['signed', 'contested'] },
      'dddc--',
      'provider correct',
    ],
    [
      'nothing is to do once all are signed',
      { selectionStatus: 'completed', hiredCount: 2, contracts: ['signed', 'signed'] },
      'dddd--',
      '',
    ],
    [
      'hours wait for the company',
      { ...signed, hours: { ...noHours, waiting: 2, validated: 3, billed: 3 } },
      'ddddcc',
      'company validate',
    ],
    [
      'hours wait for the company while a contract is contested',
      { ...signed, contracts: ['contested'], hours: { ...noHours, waiting: 1 } },
      'dddcc-',
      'company validate, provider correct',
    ],
    [
      'a contract and hours wait together',
      { ...signed, contracts: ['unsigned'], hours: { ...noHours, waiting: 1 } },
      'dddcc-',
      'company sign, company validate',
    ],
    [
      'disputed hours are settled by the provider',
      { ...signed, progressStep: 'done', hours: { ...noHours, disputed: 1, validated: 4 } },
      'ddddc-',
      'provider settle, provider bill',
    ],
    [
      'imported hours wait for the Sider: nobody here has anything to do',
      { ...signed, progressStep: 'done', hours: { ...noHours, imported: 2 } },
      'ddddc-',
      '',
    ],
    [
      'validated hours are billed',
      { ...signed, progressStep: 'done', hours: { ...noHours, validated: 4, billed: 3 } },
      'dddddc',
      'provider bill',
    ],
    [
      'other shifts are still to come',
      { ...signed, progressStep: 'ongoing', hours: { ...noHours, validated: 4, billed: 4 } },
      'ddddcc',
      '',
    ],
    [
      'everything is on an invoice',
      { ...signed, progressStep: 'done', hours: { ...noHours, validated: 4, billed: 4 } },
      'dddddd',
      '',
    ],
    [
      'a stopped selection keeps those who were hired',
      { selectionStatus: 'closed', hiredCount: 1 },
      'dxd---',
      'provider contracts',
    ],
    [
      'a stopped selection without hires is ordered again',
      { selectionStatus: 'closed' },
      'dxxxxx',
      'company orderAgain',
    ],
    [
      'nobody is sought after the last shift',
      { selectionStatus: 'ongoing', progressStep: 'done', hasUndecidedApplicants: true },
      'dxxxxx',
      'company orderAgain',
    ],
    ['nothing is asked of an archived mission', { archived: true }, 'dc----', ''],
  ])('%s', (_what, facts, states, next) => {
    expect(line(facts)).toBe(states)
    const acts = missionTimeline({ ...posted, ...facts }).next
    expect(acts.map(({ act, by }) => `${by} ${act}`).join(', ')).toBe(next)
  })

  it('names each step once, in order, and one at most is under way until contracts are there', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { steps } = missionTimeline(facts)
        expect(steps.map(({ name }) => name)).toEqual(timelineSteps)
        const current = steps.slice(0, 3).filter(({ state }) => state === 'current')
        expect(current.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('asks for a decision only where applicants wait, and nothing of an archived mission', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { next } = missionTimeline(facts)
        const isFine = facts.archived
          ? next.length === 0
          : facts.hasUndecidedApplicants || next.every(({ act }) => act !== 'decide')
        expect(isFine).toBe(true)
      }),
    )
  })
})

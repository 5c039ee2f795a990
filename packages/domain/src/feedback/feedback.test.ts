import { describe, expect, it } from 'vitest'
import {
  askedAnswers,
  type FeedbackAnswers,
  feedbackIssues,
  feedbackSteps,
  stepIssues,
} from './feedback.ts'

const nothing: FeedbackAnswers = { workAgain: null, pro: null, perf: null, comment: null }
const keysOf = (answers: Partial<FeedbackAnswers>) =>
  feedbackIssues({ ...nothing, ...answers }).map(({ path, key }) => [path.join('.'), key])

describe('a feedback', () => {
  it.each([
    [null, ['workAgain', 'comment']],
    [1, ['workAgain', 'comment']],
    [-1, ['workAgain', 'judgement', 'comment']],
  ] as const)('FB-01 C-23 after %j asks %j', (workAgain, steps) => {
    expect(feedbackSteps({ workAgain })).toEqual(steps)
  })

  it.each([
    [{}, [['workAgain', 'errors.field.required']]],
    [{ workAgain: 1 }, []],
    [{ workAgain: 1, comment: 'Parfait' }, []],
    [{ workAgain: -1 }, [['pro', 'errors.feedback.no_judgement']]],
    [{ workAgain: -1, comment: 'Absent' }, [['pro', 'errors.feedback.no_judgement']]],
    [{ workAgain: -1, pro: -1 }, []],
    [{ workAgain: -1, perf: 1 }, []],
    [{ workAgain: -1, pro: 1, perf: -1, comment: 'Absent' }, []],
  ] as const)('FB-02 FB-03 C-23 %j lacks %j', (answers, lacks) => {
    expect(keysOf(answers)).toEqual(lacks)
  })

  it('FB-04 has a comment of 260 characters at most', () => {
    expect(keysOf({ workAgain: 1, comment: 'é'.repeat(260) })).toEqual([])
    expect(keysOf({ workAgain: 1, comment: 'é'.repeat(261) })).toEqual([
      ['comment', 'errors.field.too_long'],
    ])
  })

  it('FB-02 is asked for step by step: what comes later is missing later', () => {
    expect(stepIssues('workAgain', nothing)).toHaveLength(1)
    expect(stepIssues('judgement', nothing)).toHaveLength(1)
    expect(stepIssues('comment', nothing)).toEqual([])
  })

  it('forgets what was not well once the answer is yes', () => {
    const no: FeedbackAnswers = { workAgain: -1, pro: -1, perf: 1, comment: 'Non' }
    expect(askedAnswers(no)).toEqual(no)
    expect(askedAnswers({ ...no, workAgain: 1 })).toEqual({
      workAgain: 1,
      pro: null,
      perf: null,
      comment: 'Non',
    })
  })
})

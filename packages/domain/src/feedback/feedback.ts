import { type Issue, issue } from '../kernel/issue.ts'

/** What a company is asked about a Sider: on a line of hours, or once the mission is over (N-15). */
export const feedbackTypes = ['attendance', 'mission-end'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** Yes or no, as numbers on the wire (FB-03). */
export type Opinion = 1 | -1

/** Characters of a comment at most (FB-04). */
export const longestFeedbackComment = 260

/** What a company says of a Sider; `workAgain` is `null` while nobody has answered. */
export interface FeedbackAnswers {
  readonly workAgain: Opinion | null
  readonly pro: Opinion | null
  readonly perf: Opinion | null
  readonly comment: string | null
}

export type FeedbackStep = 'workAgain' | 'judgement' | 'comment'

/**
 * The questions in their order (FB-01, C-23): whether to work together again, what was not well where the
 * answer is no, and a comment, which is never required.
 */
export function feedbackSteps({
  workAgain,
}: Pick<FeedbackAnswers, 'workAgain'>): readonly FeedbackStep[] {
  return workAgain === -1 ? ['workAgain', 'judgement', 'comment'] : ['workAgain', 'comment']
}

/** What is missing or too long in the answers to one question (FB-02, FB-04). */
export function stepIssues(step: FeedbackStep, answers: FeedbackAnswers): readonly Issue[] {
  const { workAgain, pro, perf, comment } = answers
  if (step === 'workAgain') {
    return workAgain === null ? [issue(['workAgain'], 'errors.field.required')] : []
  }
  if (step === 'judgement') {
    return pro === null && perf === null ? [issue(['pro'], 'errors.feedback.no_judgement')] : []
  }
  return comment !== null && comment.length > longestFeedbackComment
    ? [issue(['comment'], 'errors.field.too_long', { max: longestFeedbackComment })]
    : []
}

/** Everything that keeps a feedback from being kept; it is asked for step by step. */
export function feedbackIssues(answers: FeedbackAnswers): readonly Issue[] {
  return feedbackSteps(answers).flatMap((step) => stepIssues(step, answers))
}

/** The answers without those to questions that are not asked: a yes says nothing of what was not well. */
export function askedAnswers<Some extends FeedbackAnswers>(answers: Some): Some {
  const { workAgain } = answers
  return workAgain === -1 ? answers : { ...answers, pro: null, perf: null }
}

/** What is kept of somebody’s opinion of a Sider: answers, about whom, which mission, in whose name. */
export interface Feedback extends FeedbackAnswers {
  readonly workAgain: Opinion
  readonly id: string
  readonly siderId: string
  /** `null` once the mission is no more. */
  readonly taskId: string | null
  readonly typeId: FeedbackType
  readonly organisationId: string
  /** `null` once the account is no more. */
  readonly managerId: string | null
}

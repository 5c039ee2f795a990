import {
  feedbackIssues,
  feedbackTypes,
  longestFeedbackComment,
} from '@renfort/domain/feedback/feedback.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, id, instant, key, named, optionalText } from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'
import { rule } from './kernel/rule.ts'

/** The most lines of work in one answer, the latest first. */
export const mostWorkRated = 200

const opinion = z.union([z.literal(1), z.literal(-1)], key('errors.field.unknown_choice'))

const answers = z.object({
  workAgain: opinion,
  pro: opinion.nullable(),
  perf: opinion.nullable(),
  comment: z.string().nullable(),
})

/** What a company thinks of a Sider (ENT-19). */
export const feedback = answers.extend({
  id,
  siderId: id,
  /** `null` once the mission is deleted. */
  taskId: id.nullable(),
  typeId: z.enum(feedbackTypes),
  organisationId: id,
  /** The manager who gives it, or for whom it was given; `null` once their account is deleted. */
  managerId: id.nullable(),
})
export type Feedback = z.infer<typeof feedback>

/** The feedback of a line of hours. */
export const feedbackOfHours = feedback.pick({
  id: true,
  typeId: true,
  workAgain: true,
  pro: true,
  perf: true,
  comment: true,
})

const given = z
  .object({
    taskId: id,
    typeId: z.enum(feedbackTypes, key('errors.field.unknown_choice')),
    /**
     * The user who gives it: the caller, or the manager of the mission in whose name the caller
     * acts.
     */
    managerId: id,
    workAgain: opinion,
    pro: opinion.nullable().default(null),
    perf: opinion.nullable().default(null),
    comment: optionalText(longestFeedbackComment).default(null),
  })
  .check(rule(feedbackIssues))
  .transform((sent) => ({ ...sent, comment: sent.comment || null }))

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/v1/feedback/organisation/:orgId/sider/:siderId',
  summary:
    'Says whether to work again with a Sider who has worked on a mission; one of each type a mission, which a second one changes',
  access: 'feedback.write',
  params: z.object({ orgId: id, siderId: id }),
  body: given,
  response: feedback,
  errors: ['errors.feedback.no_judgement', 'errors.feedback.not_worked'],
})

export const changeFeedback = endpoint({
  method: 'PUT',
  path: '/v1/feedback/:id',
  summary: 'Changes a feedback, which keeps its Sider, its mission and its type',
  access: 'feedback.write',
  params: byId('id'),
  body: given,
  response: feedback,
  errors: ['errors.feedback.no_judgement'],
})

export const readFeedback = endpoint({
  method: 'GET',
  path: '/v1/feedback/:id',
  summary: 'A feedback of the company',
  access: 'feedback.read',
  params: byId('id'),
  response: feedback,
  errors: [],
})

/** The work of a Sider on a mission, with the company's feedback on it. */
export const ratedWork = z.object({
  task: z.object({
    id,
    name: z.string().nullable(),
    jobTitle: named,
    endDate: instant.nullable(),
    timeZone,
  }),
  sider: z.object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    pictureURL: z.string().nullable(),
  }),
  /** Whether the caller may give feedback on it. */
  isOpen: z.boolean(),
  feedbacks: z.array(feedback),
})
export type RatedWork = z.infer<typeof ratedWork>

export const listRatedWork = endpoint({
  method: 'GET',
  path: '/v1/feedback',
  summary:
    'Who has worked on a mission, or on which missions a Sider has worked, with the feedback of each: the latest mission first, then by name',
  access: 'feedback.read',
  query: z
    .object({ taskId: id.optional(), siderId: id.optional() })
    .refine(({ taskId, siderId }) => taskId !== undefined || siderId !== undefined, {
      ...key('errors.field.required'),
      path: ['taskId'],
    }),
  response: z.object({ work: z.array(ratedWork) }),
  errors: [],
})

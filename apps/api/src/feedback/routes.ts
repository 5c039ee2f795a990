import { feedbacks } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { changeFeedback } from './change-feedback.ts'
import { giveFeedback } from './give-feedback.ts'
import { listRatedWork } from './list-rated-work.ts'
import { readFeedback } from './read-feedback.ts'

export const feedbackRoutes: readonly Route[] = [
  read(feedbacks.listRatedWork, listRatedWork),
  read(feedbacks.readFeedback, readFeedback),
  command(feedbacks.giveFeedback, giveFeedback),
  command(feedbacks.changeFeedback, changeFeedback),
]

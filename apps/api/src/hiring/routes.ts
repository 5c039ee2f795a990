import { hiring } from '@renfort/contract'
import { command, type Route } from '../platform/http/route.ts'
import { answerRequest } from './answer-request.ts'
import { hireSiders } from './hire-siders.ts'
import { moveSelection } from './move-selection.ts'
import { removeHire } from './remove-hire.ts'

export const hiringRoutes: readonly Route[] = [
  command(hiring.hireSiders, hireSiders, 'everything'),
  command(hiring.moveSelection, moveSelection, 'everything'),
  command(hiring.removeHire, removeHire, 'everything'),
  command(hiring.answerRequest, answerRequest, 'everything'),
]

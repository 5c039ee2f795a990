import { hiring } from '@renfort/contract'
import { command, type Route } from '../platform/http/route.ts'
import { hireSiders } from './hire-siders.ts'
import { moveSelection } from './move-selection.ts'

export const hiringRoutes: readonly Route[] = [
  command(hiring.hireSiders, hireSiders, 'everything'),
  command(hiring.moveSelection, moveSelection, 'everything'),
]

import { figures } from '@renfort/contract'
import { read, type Route } from '../platform/http/route.ts'
import { readFigures } from './read-figures.ts'
import { readWork } from './read-work.ts'

/** The figures of a company, and of the companies of a group. */
export const figureRoutes: readonly Route[] = [
  // A group reads those of its companies, each where the caller’s role there allows it.
  read(figures.readFigures, readFigures, 'everything'),
  read(figures.readWork, readWork, 'everything'),
]

import { organisation } from '@renfort/contract'
import { read, type Route } from '../platform/route.ts'
import { readLegalValues } from './read-legal-values.ts'

export const legalValueRoutes: readonly Route[] = [
  read(organisation.readLegalValues, readLegalValues),
]

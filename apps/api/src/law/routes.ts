import { organisation } from '@renfort/contract'
import { read, type Route } from '../platform/http/route.ts'
import { readLegalValues } from './read-legal-values.ts'

export const lawRoutes: readonly Route[] = [read(organisation.readLegalValues, readLegalValues)]

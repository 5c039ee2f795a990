import { law, organisation } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { addLegalValue } from './add-legal-value.ts'
import { listLegalValues } from './list-legal-values.ts'
import { readLegalValues } from './read-legal-values.ts'

export const lawRoutes: readonly Route[] = [
  read(organisation.readLegalValues, readLegalValues),
  read(law.listLegalValues, ({ queries }) => listLegalValues(queries), 'everything'),
  command(law.addLegalValue, addLegalValue, 'everything'),
]

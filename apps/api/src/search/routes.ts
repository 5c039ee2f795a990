import { search } from '@renfort/contract'
import { read, type Route } from '../platform/http/route.ts'
import { searchEverything } from './search-everything.ts'

export const searchRoutes: readonly Route[] = [read(search.searchEverything, searchEverything)]

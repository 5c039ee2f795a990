import { history } from '@renfort/contract'
import { read, type Route } from '../platform/route.ts'
import { readHistory } from './read-history.ts'

export const historyRoutes: readonly Route[] = [read(history.readHistory, readHistory)]

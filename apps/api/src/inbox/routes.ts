import { inbox } from '@renfort/contract'
import { read, type Route } from '../platform/http/route.ts'
import { readInbox } from './read-inbox.ts'

export const inboxRoutes: readonly Route[] = [read(inbox.readInbox, readInbox)]

import { operations } from '@renfort/contract'
import { nobody } from '../platform/database/db.ts'
import { findDemoState } from '../platform/database/installation-step-queries.ts'
import { openApiDocument } from '../platform/http/openapi.ts'
import { newestMails } from '../platform/mail/outbox-queries.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { procedure, read, type ReadCall, type Route } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { moveClock } from './move-clock.ts'
import { publicConfigOf } from './public-config.ts'
import { operationTable } from './operation-table.ts'
import { pingDatabase } from './ping-queries.ts'
import { failureNotes } from './report-failure.ts'

const descriptions = new WeakMap<Services, ReturnType<typeof openApiDocument>>()

/** The description is built once, because building it is slow and anybody may ask for it. */
function description(services: Services) {
  let described = descriptions.get(services)
  if (described === undefined) {
    described = openApiDocument(operationTable, {
      title: services.config.productName,
      version: services.version,
      server: '/api',
    })
    descriptions.set(services, described)
  }
  return described
}

/** Operations that concern the installation instead of one company. */
export const operationRoutes: readonly Route[] = [
  procedure(operations.live, async () => ({ status: 'ok' as const })),
  read(operations.ready, async (call) => {
    if (call.services.ending.aborted) throw refuse('errors.unavailable')
    await refuseUnlessReady(call)
    return { status: 'ok' as const }
  }),
  read(operations.health, async (call) => {
    await refuseUnlessReady(call)
    const { services } = call
    const { version, engine: database } = services
    const demo = await findDemoState(services.db.queries(nobody))
    return { status: 'ok' as const, version, database, demo }
  }),
  read(operations.openApi, async ({ services }) => description(services)),
  read(operations.publicConfig, async ({ services }) => publicConfigOf(services)),
  procedure(operations.reportFailure, failureNotes()),
  procedure(operations.moveClock, moveClock),
  read(operations.readOutbox, async ({ services }) => {
    if (!services.config.showsOutbox) throw notFound()
    return (await newestMails(services.db.queries(nobody))).map((mail) => ({
      ...mail,
      locale: mail.locale === 'en' ? 'en' : 'fr',
    }))
  }),
]

async function refuseUnlessReady({ services, queries }: ReadCall): Promise<void> {
  await pingDatabase(queries)
  if (services.db.isFull()) throw refuse('errors.storage_full')
}

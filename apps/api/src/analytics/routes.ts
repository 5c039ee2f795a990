import { analytics } from '@renfort/contract'
import { procedure, type Route, sessionOf } from '../platform/http/route.ts'

/** The answer only says that the events were received (G-21). */
export const analyticsRoutes: readonly Route[] = [
  procedure(analytics.sendEvents, async (call, { body }) => {
    const { effectiveUserId: userId } = sessionOf(call)
    const { organisationId } = call.scope
    const { environment = null, events } = body
    call.services.analytics.forward(
      events.map((event) => ({ ...event, environment, userId, organisationId })),
    )
  }),
]

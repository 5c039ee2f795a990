import { analytics } from '@renfort/contract'
import { procedure, type Route, sessionOf } from '../platform/route.ts'

/** G-21: the answer says that the events came in, whatever becomes of them. */
export const analyticsRoutes: readonly Route[] = [
  procedure(analytics.sendEvents, async (call, { body }) => {
    const { effectiveUserId: userId } = sessionOf(call)
    const { organisationId } = call.scope
    call.services.analytics.forward(
      body.events.map((event) => ({ ...event, userId, organisationId })),
    )
  }),
]

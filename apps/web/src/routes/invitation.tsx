import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../features/account/invitation-page.tsx'
import { type Search, textParam } from '../platform/search-params.ts'

interface InvitationSearch {
  userId?: string | undefined
  token?: string | undefined
}

export const Route = createFileRoute('/invitation')({
  validateSearch: (search: Search): InvitationSearch => ({
    userId: textParam(search['userId']),
    token: textParam(search['token']),
  }),
  component: InvitationRoute,
})

function InvitationRoute() {
  return <InvitationPage {...Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../features/account/email-link/email-link-page.tsx'
import { type Search, textParam } from '../platform/search-params.ts'

interface EmailLinkSearch {
  userId?: string | undefined
  token?: string | undefined
}

export const Route = createFileRoute('/confirm-email')({
  validateSearch: (search: Search): EmailLinkSearch => ({
    userId: textParam(search['userId']),
    token: textParam(search['token']),
  }),
  component: ConfirmEmailRoute,
})

function ConfirmEmailRoute() {
  return <ConfirmEmailPage {...Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { UndoEmailPage } from '../features/account/email-link/email-link-page.tsx'
import { type Search, textParam } from '../platform/search-params.ts'

interface EmailLinkSearch {
  userId?: string | undefined
  token?: string | undefined
}

export const Route = createFileRoute('/undo-email')({
  validateSearch: (search: Search): EmailLinkSearch => ({
    userId: textParam(search['userId']),
    token: textParam(search['token']),
  }),
  component: UndoEmailRoute,
})

function UndoEmailRoute() {
  return <UndoEmailPage {...Route.useSearch()} />
}

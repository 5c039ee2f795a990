import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/account/password/reset-password-page.tsx'
import { type Search, textParam } from '../platform/search-params.ts'

interface ResetSearch {
  userId?: string | undefined
  token?: string | undefined
}

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search: Search): ResetSearch => ({
    userId: textParam(search['userId']),
    token: textParam(search['token']),
  }),
  component: ResetPasswordRoute,
})

function ResetPasswordRoute() {
  return <ResetPasswordPage {...Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../features/account/sign-up-page.tsx'
import type { SignUpSearch } from '../features/account/sign-up-search.ts'
import { type Search, textParam } from '../platform/search-params.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: (search: Search): SignUpSearch => ({
    email: textParam(search['email']),
    utm_campaign: textParam(search['utm_campaign']),
    utm_medium: textParam(search['utm_medium']),
    utm_source: textParam(search['utm_source']),
  }),
  component: SignUpRoute,
})

function SignUpRoute() {
  return <SignUpPage search={Route.useSearch()} />
}

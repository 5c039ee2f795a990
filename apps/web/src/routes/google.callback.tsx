import { createFileRoute, redirect } from '@tanstack/react-router'
import { finishGoogle, type GoogleAnswer } from '../features/account/google/finish-google.ts'
import {
  GoogleOutcomePage,
  GooglePendingPage,
} from '../features/account/google/google-outcome-page.tsx'
import { type Search, textParam } from '../platform/search-params.ts'

/** Where Google sends people back; the answer is read once, and a success leads on. */
export const Route = createFileRoute('/google/callback')({
  validateSearch: (search: Search): GoogleAnswer => ({
    code: textParam(search['code']),
    state: textParam(search['state']),
    error: textParam(search['error']),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const outcome = await finishGoogle(deps)
    if (outcome.kind === 'entered') {
      context.queryClient.clear()
      throw redirect({ to: outcome.to, replace: true })
    }
    if (outcome.kind === 'signUp') {
      const { ticket, errand } = outcome
      const google = { ticket, details: errand.details }
      throw redirect({ to: '/signup', search: errand.search, state: { google }, replace: true })
    }
    return outcome
  },
  component: GoogleCallbackRoute,
  pendingComponent: GooglePendingPage,
})

function GoogleCallbackRoute() {
  return <GoogleOutcomePage outcome={Route.useLoaderData()} />
}

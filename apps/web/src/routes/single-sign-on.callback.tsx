import { createFileRoute, redirect } from '@tanstack/react-router'
import {
  VisitOutcomePage,
  VisitPendingPage,
} from '../features/account/single-sign-on/visit-outcome-page.tsx'
import {
  type ProviderAnswer,
  returnFromProvider,
} from '../features/account/single-sign-on/visit-provider.ts'
import { type Search, textParam } from '../platform/search-params.ts'

/** Where the provider of a company sends people back; the answer is read once. */
export const Route = createFileRoute('/single-sign-on/callback')({
  validateSearch: (search: Search): ProviderAnswer => ({
    code: textParam(search['code']),
    state: textParam(search['state']),
    iss: textParam(search['iss']),
    error: textParam(search['error']),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const outcome = await returnFromProvider(deps)
    if (outcome.kind !== 'entered') return outcome
    context.queryClient.clear()
    throw redirect({ to: '/', replace: true })
  },
  component: ProviderCallbackRoute,
  pendingComponent: VisitPendingPage,
})

function ProviderCallbackRoute() {
  return <VisitOutcomePage outcome={Route.useLoaderData()} />
}

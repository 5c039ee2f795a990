import { createFileRoute } from '@tanstack/react-router'
import { HorizonPage } from '../features/permanent/horizon-page.tsx'
import { configQuery } from '../platform/config.ts'
import { flagParam, type Search } from '../platform/search-params.ts'
import { storedSession } from '../platform/session.ts'

/** Everybody may read the offer; only signed-in users may send a request (HRZ-01, HRZ-03). */
export const Route = createFileRoute('/horizon')({
  validateSearch: (search: Search): { request?: boolean | undefined } => ({
    request: flagParam(search['request']),
  }),
  // A form that is open from the start judges its dates by the product's clock.
  beforeLoad: ({ context }) => context.queryClient.ensureQueryData(configQuery()),
  component: HorizonRoute,
})

function HorizonRoute() {
  const { request } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HorizonPage
      isSignedIn={storedSession() !== null}
      isAsking={request === true}
      onAskingChange={(isAsking) =>
        void navigate({
          search: isAsking ? { request: true } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

import { missingItems } from '@renfort/domain/organisation/completion.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LegalPage } from '../features/organisation/legal-informations/legal-page.tsx'
import { legalQuery } from '../features/organisation/queries.ts'
import { itemPages } from '../features/settings/item-pages.ts'
import { completeness, completionQuery } from '../features/settings/queries.ts'
import { SettingsSkeleton } from '../features/settings/settings-frame.tsx'
import { requireSettings } from '../platform/guards.ts'
import { flagParam, type Search } from '../platform/search-params.ts'

const OnboardingDialog = lazy(async () => ({
  default: (await import('../features/settings/onboarding-dialog.tsx')).OnboardingDialog,
}))

interface LegalSearch {
  onboarding?: boolean | undefined
}

export const Route = createFileRoute('/_app/settings/legal')({
  validateSearch: (search: Search): LegalSearch => ({
    onboarding: flagParam(search['onboarding']),
  }),
  beforeLoad: ({ context }) => requireSettings(context.queryClient),
  loader: ({ context: { queryClient, me } }) =>
    Promise.all([
      queryClient.fetchQuery({ ...legalQuery(me.organisation?.id ?? ''), staleTime: 0 }),
      queryClient.ensureQueryData(completionQuery()),
    ]),
  pendingComponent: SettingsSkeleton,
  component: LegalRoute,
})

/** The welcome dialog of a new company leads to the first missing setting. */
function LegalRoute() {
  const { onboarding } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [first] = missingItems(completeness(useSuspenseQuery(completionQuery()).data))
  return (
    <>
      <LegalPage />
      {onboarding && (
        <Suspense>
          <OnboardingDialog
            onClose={() =>
              void navigate({
                to: first === undefined ? '/settings/legal' : itemPages[first],
                replace: true,
              })
            }
          />
        </Suspense>
      )}
    </>
  )
}

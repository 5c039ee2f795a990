import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LegalPage } from '../features/organisation/legal-informations/legal-page.tsx'
import { legalQuery } from '../features/organisation/legal-informations/queries.ts'
import { CompletionDialog } from '../features/settings/completion-dialog.tsx'
import { completeness, completionQuery } from '../features/settings/queries.ts'
import { SettingsSkeleton } from '../features/settings/settings-skeleton.tsx'
import { requireSettings } from '../platform/guards.ts'
import { flagParam, type Search } from '../platform/search-params.ts'

const OnboardingDialog = lazy(async () => ({
  default: (await import('../features/settings/onboarding-dialog.tsx')).OnboardingDialog,
}))

interface LegalSearch {
  onboarding?: boolean | undefined
  completion?: boolean | undefined
}

export const Route = createFileRoute('/_app/settings/legal')({
  validateSearch: (search: Search): LegalSearch => ({
    onboarding: flagParam(search['onboarding']),
    completion: flagParam(search['completion']),
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

/** The welcome of a new company leads on to what it lacks. */
function LegalRoute() {
  const { onboarding, completion } = Route.useSearch()
  const navigate = Route.useNavigate()
  const state = completeness(useSuspenseQuery(completionQuery()).data)
  return (
    <>
      <LegalPage />
      <CompletionDialog
        isOpen={completion ?? false}
        onClose={() => void navigate({ search: {}, replace: true })}
        state={state}
      />
      {onboarding && (
        <Suspense>
          <OnboardingDialog
            onClose={() => void navigate({ search: { completion: true }, replace: true })}
          />
        </Suspense>
      )}
    </>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { completionQuery } from '../features/settings/queries.ts'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { requireSettings } from '../platform/guards.ts'
import { flagParam, type Search } from '../platform/search-params.ts'

const OnboardingDialog = lazy(async () => ({
  default: (await import('../features/settings/onboarding-dialog.tsx')).OnboardingDialog,
}))

export const Route = createFileRoute('/_app/settings')({
  validateSearch: (search: Search): { onboarding?: boolean | undefined } => ({
    onboarding: flagParam(search['onboarding']),
  }),
  beforeLoad: ({ context }) => requireSettings(context.queryClient),
  loader: ({ context }) => context.queryClient.ensureQueryData(completionQuery()),
  component: SettingsRoute,
})

function SettingsRoute() {
  const { onboarding } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <SettingsPage />
      {onboarding && (
        <Suspense>
          <OnboardingDialog onClose={() => void navigate({ search: {}, replace: true })} />
        </Suspense>
      )}
    </>
  )
}

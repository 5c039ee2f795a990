import { createFileRoute, Navigate } from '@tanstack/react-router'
import { departmentSearch } from '../features/department/department-search.ts'
import { DepartmentsPage } from '../features/department/departments-page.tsx'
import { departmentsQuery } from '../features/department/queries.ts'
import { completionQuery } from '../features/settings/queries.ts'
import { SettingsSkeleton } from '../features/settings/settings-frame.tsx'
import { FeaturesProvider, useFeatures } from '../platform/features.tsx'
import { requireFeatureOfSettings } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/settings_/departments')({
  validateSearch: departmentSearch,
  // Departments are a feature of some companies only (SET-05).
  beforeLoad: ({ context }) => requireFeatureOfSettings(context.queryClient, 'departments'),
  loader: async ({ context: { queryClient, me } }) => {
    const organisationId = me.organisation?.id ?? ''
    await Promise.all([
      queryClient.ensureQueryData(departmentsQuery(organisationId)),
      queryClient.ensureQueryData(completionQuery()),
    ])
    return { organisationId }
  },
  pendingComponent: SettingsSkeleton,
  component: () => (
    <FeaturesProvider>
      <DepartmentsRoute />
    </FeaturesProvider>
  ),
})

function DepartmentsRoute() {
  const { organisationId } = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!useFeatures().departments) return <Navigate to="/settings/legal" />
  return (
    <DepartmentsPage
      {...{ organisationId, search }}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { siderSearch } from '../features/sider/directory/sider-search.ts'
import { SidersPage } from '../features/sider/directory/siders-page.tsx'
import { requireRight } from '../platform/guards.ts'

/** Internal staff find the Siders of the platform, and add some. */
export const Route = createFileRoute('/_app/side-admin/siders/')({
  validateSearch: siderSearch,
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'sider.manage')
  },
  component: SidersRoute,
})

function SidersRoute() {
  return <SidersPage search={Route.useSearch()} />
}

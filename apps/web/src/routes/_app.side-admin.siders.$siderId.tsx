import { createFileRoute } from '@tanstack/react-router'
import { SiderPage } from '../features/sider/directory/sider-page.tsx'
import { requireRight } from '../platform/guards.ts'

/** Internal staff read and maintain the profile of a Sider. */
export const Route = createFileRoute('/_app/side-admin/siders/$siderId')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'sider.manage')
  },
  component: SiderRoute,
})

function SiderRoute() {
  const { siderId } = Route.useParams()
  return <SiderPage key={siderId} id={siderId} />
}

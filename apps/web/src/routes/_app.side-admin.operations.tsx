import { createFileRoute } from '@tanstack/react-router'
import { OperationsPage } from '../features/administration/operations/operations-page.tsx'
import { requireRight } from '../platform/guards.ts'

/** Internal staff supervise the background jobs and the values of the law. */
export const Route = createFileRoute('/_app/side-admin/operations')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'job.manage')
  },
  component: OperationsPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/tasks')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'mission.list')
  },
})

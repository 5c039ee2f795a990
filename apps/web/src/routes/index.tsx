import { createFileRoute } from '@tanstack/react-router'
import { leadHome } from '../platform/guards.ts'

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => leadHome(context.queryClient),
})

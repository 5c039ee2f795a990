import { createFileRoute } from '@tanstack/react-router'
import { AppFrame } from '../features/frame/app-frame.tsx'
import { requireUser } from '../platform/guards.ts'

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, location }) => ({
    me: await requireUser(context.queryClient, location.href),
  }),
  component: AppFrame,
})

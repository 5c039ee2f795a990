import { createFileRoute, redirect } from '@tanstack/react-router'
import { homeOf, requireUser } from '../platform/me.ts'

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    const me = await requireUser(context.queryClient)
    throw redirect({ to: homeOf(me) })
  },
})

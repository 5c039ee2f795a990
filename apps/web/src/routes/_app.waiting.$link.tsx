import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '../platform/guards.ts'

/** A row of the mail of the morning: whoever is signed in goes on to its screen. */
export const Route = createFileRoute('/_app/waiting/$link')({
  beforeLoad: async ({ context: { queryClient }, params: { link } }) => {
    const me = await requireUser(queryClient)
    const { followRow } = await import('../features/notification/follow-row.ts')
    await followRow(queryClient, me, link)
  },
})

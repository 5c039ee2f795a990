import { createFileRoute, redirect } from '@tanstack/react-router'
import { childrenQuery, HomePage } from '../features/home/home-page.tsx'
import { actorOf } from '../platform/me.ts'

/** For group mode only (HOME-01). */
export const Route = createFileRoute('/_app/home')({
  beforeLoad: ({ context }) => {
    if (actorOf(context.me).organisation !== 'group') throw redirect({ to: '/' })
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(childrenQuery('')),
  component: HomePage,
})

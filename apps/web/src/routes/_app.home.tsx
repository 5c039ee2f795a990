import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'
import { childrenQuery } from '../features/home/queries.ts'
import { requireGroupSpace } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/home')({
  beforeLoad: ({ context }) => requireGroupSpace(context.queryClient),
  loader: ({ context }) => context.queryClient.ensureQueryData(childrenQuery('')),
  component: HomePage,
})

import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'
import { companiesQuery } from '../features/frame/companies-query.ts'
import { requireGroupSpace } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/home')({
  beforeLoad: ({ context }) => requireGroupSpace(context.queryClient),
  loader: ({ context }) => context.queryClient.ensureQueryData(companiesQuery('')),
  component: HomePage,
})

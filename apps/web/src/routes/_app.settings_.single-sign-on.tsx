import { createFileRoute } from '@tanstack/react-router'
import { singleSignOnQuery } from '../features/single-sign-on/queries.ts'
import {
  SingleSignOnPage,
  SingleSignOnSkeleton,
} from '../features/single-sign-on/single-sign-on-page.tsx'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/settings_/single-sign-on')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'singleSignOn.manage')
  },
  loader: ({ context: { queryClient, me } }) =>
    queryClient.ensureQueryData(singleSignOnQuery(me.organisation?.id ?? me.group?.id ?? '')),
  pendingComponent: SingleSignOnSkeleton,
  component: SingleSignOnPage,
})

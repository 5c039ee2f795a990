import { createFileRoute, redirect } from '@tanstack/react-router'
import { AdministrationPage } from '../features/administration/administration-page.tsx'
import { stopActing } from '../platform/session.ts'

/** For internal staff only; entering forgets whom they acted for (ADMIN-01, ADMIN-02). */
export const Route = createFileRoute('/_app/side-admin')({
  beforeLoad: ({ context, preload }) => {
    if (!context.me.isInsider) throw redirect({ to: '/' })
    if (!preload) stopActing()
  },
  component: AdministrationPage,
})

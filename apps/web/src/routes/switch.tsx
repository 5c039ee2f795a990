import { createFileRoute, redirect } from '@tanstack/react-router'
import { SwitchPage } from '../features/frame/switch-page.tsx'
import { wantedPlace } from '../platform/company-switch.ts'

/** The page in between two companies; opened directly, it leads home. */
export const Route = createFileRoute('/switch')({
  beforeLoad: () => {
    if (wantedPlace() === null) throw redirect({ to: '/' })
  },
  component: SwitchPage,
})

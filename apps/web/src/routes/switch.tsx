import { createFileRoute, redirect } from '@tanstack/react-router'
import { SwitchPage } from '../features/frame/switch-page.tsx'
import { wantedPlace } from '../platform/company-switch.ts'

/** The way from one company to another; it leads home whoever comes here by himself. */
export const Route = createFileRoute('/switch')({
  beforeLoad: () => {
    if (wantedPlace() === null) throw redirect({ to: '/' })
  },
  component: SwitchPage,
})

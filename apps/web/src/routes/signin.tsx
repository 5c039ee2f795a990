import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../features/account/sign-in-page.tsx'
import { MountInSlices } from '../platform/mount-in-slices.tsx'
import { leaveSession } from '../platform/unsettled-session.ts'

/** Entering ends any session of the browser (AUTH-10); preloading does not. */
export const Route = createFileRoute('/signin')({
  beforeLoad: ({ context, preload }) => {
    if (preload) return
    leaveSession()
    context.queryClient.clear()
  },
  component: SignInRoute,
})

function SignInRoute() {
  return (
    <MountInSlices>
      <SignInPage />
    </MountInSlices>
  )
}

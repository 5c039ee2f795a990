import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../features/account/sign-in-page.tsx'
import { MountInSlices } from '../platform/mount-in-slices.tsx'
import { storage } from '../platform/storage.ts'

/** Entering clears any session of the browser (AUTH-10); preloading does not. */
export const Route = createFileRoute('/signin')({
  beforeLoad: ({ context, preload }) => {
    if (preload) return
    storage.clearSession()
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

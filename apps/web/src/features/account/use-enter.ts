import type { sessionReply } from '@renfort/contract/auth.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import { type FixedPath, screenPaths } from '../../platform/screen-paths.ts'
import { keepSession } from '../../platform/session.ts'

/**
 * Keeps the session that was just opened and goes where it starts (AUTH-12, AUTH-33, AUTH-40); the start
 * of the product leads on to the first page of the role.
 */
export function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (
    reply: z.infer<typeof sessionReply>,
    to: FixedPath = screenPaths.start,
    byGoogle = false,
  ) => {
    keepSession(reply, byGoogle)
    queryClient.clear()
    await router.navigate(
      to === screenPaths.settings ? { to, search: { onboarding: true } } : { to },
    )
  }
}

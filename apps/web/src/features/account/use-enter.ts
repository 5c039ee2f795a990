import type { sessionReply } from '@renfort/contract/auth.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import { keepSession } from '../../platform/session.ts'

/** Where a session may start; `/` leads to the first page of the role. */
export type Start = '/' | '/settings' | '/me/profile'

/** Keeps the session that was just opened and goes where it starts (AUTH-12, AUTH-33, AUTH-40). */
export function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (reply: z.infer<typeof sessionReply>, to: Start = '/', byGoogle = false) => {
    keepSession(reply, byGoogle)
    queryClient.clear()
    await router.navigate(to === '/settings' ? { to, search: { onboarding: true } } : { to })
  }
}

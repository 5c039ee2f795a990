import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import type { CredentialIssues, Credentials } from './sign-in.ts'

// The first screen draws without the contract and its schemas: they come while somebody types.
const loadSignIn = () => import('./sign-in.ts')

/** Sends typed credentials; a refusal is shown in the form, exempt from the central handling (C-24). */
export function useSignIn() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [issues, setIssues] = useState<CredentialIssues>({})
  const attempt = useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { credentialIssues, signIn } = await loadSignIn()
      const found = credentialIssues(credentials)
      setIssues(found)
      if (Object.keys(found).length > 0) return
      await signIn(credentials)
      queryClient.clear()
      await router.navigate({ to: '/' })
    },
    meta: { handles: (error: CallError) => error.status < 500 },
  })
  const { error } = attempt
  const refusal = error instanceof CallError && error.status < 500 ? error : null
  return { ...attempt, issues, refusal, prepare: () => void loadSignIn() }
}

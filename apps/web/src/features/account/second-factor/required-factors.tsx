import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { ProofPlace } from './proof-place.tsx'
import { secondFactorQuery } from './queries.ts'
import { SecondFactors } from './second-factors.tsx'
import { useFactorWords } from './words.ts'

/** The set-up of a second factor that an account must have; it leads on once there is one. */
export function RequiredFactors() {
  const t = useFactorWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { data } = useQuery(secondFactorQuery())
  const isReady = data !== undefined && (data.appSince !== null || data.passkeys.length > 0)
  return (
    <>
      <h2 className="sr-only">{t(($) => $.security.title)}</h2>
      <SecondFactors />
      {isReady && (
        <Button
          variant="primary"
          size="large"
          className="mt-6"
          onPress={() => {
            queryClient.clear()
            void router.navigate({ to: '/' })
          }}
        >
          {t(($) => $.required.done)}
        </Button>
      )}
      <ProofPlace />
    </>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { SecondFactors } from './second-factors.tsx'
import { secondFactorQuery } from './queries.ts'
import { useFactorWords } from './words.ts'

/** Where somebody is led who must have a second factor and has none: nothing else opens before. */
export function RequiredFactorPage() {
  const t = useFactorWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { data } = useQuery(secondFactorQuery())
  const isReady = data !== undefined && (data.appSince !== null || data.passkeys.length > 0)
  return (
    <AuthLayout title={t(($) => $.required.title)}>
      <p className="mb-5">{t(($) => $.required.text)}</p>
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
      <p className="mt-6">
        <Link to="/signin" className={linkClass('quiet')}>
          {t(($) => $.required.leave)}
        </Link>
      </p>
    </AuthLayout>
  )
}

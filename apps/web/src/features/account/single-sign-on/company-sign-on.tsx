import { findProvider } from '@renfort/contract/sign-on.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import Building2 from 'lucide-react/icons/building-2'
import { sentenceOf } from '../../../platform/failures.ts'
import { queryFor } from '../../../platform/query.ts'
import { stale } from '../../../platform/query-client.ts'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { leaveForProvider } from './visit-provider.ts'
import { useSignOnWords } from './words.ts'

const address = /^[^@\s]+@([^@\s]+\.[^@\s]{2,})$/

/** Offers the company’s own sign-in where the domain of the typed e-mail has one. */
export function CompanySignOn({ email }: { email: string }) {
  const t = useSignOnWords()
  const typed = email.trim()
  const [, domain = ''] = address.exec(useDebounced(typed, 'localSearch')) ?? []
  // The domain alone is asked about: one question for all of its people.
  const { data } = useQuery({
    ...queryFor(findProvider, { query: { email: `x@${domain}` } }, stale.lists),
    enabled: domain !== '',
    retry: false,
    meta: { handles: () => true },
  })
  const leave = useMutation({
    mutationFn: () => leaveForProvider(typed),
    meta: { handles: () => true },
  })
  if (data?.isOffered !== true || !typed.toLowerCase().endsWith(`@${domain.toLowerCase()}`)) {
    return null
  }
  return (
    <div className="mt-5 flex flex-col gap-2 rounded-control bg-accent-wash p-4">
      <output className="block">
        {data.isRequired ? t(($) => $.required) : t(($) => $.offered)}
      </output>
      <Button
        size="large"
        className="w-full"
        icon={<Building2 aria-hidden size={18} />}
        pending={leave.isPending}
        onPress={() => leave.mutate()}
      >
        {t(($) => $.button)}
      </Button>
      <p role="alert" className="text-red empty:hidden">
        {leave.isError && sentenceOf(leave.error)}
      </p>
    </div>
  )
}

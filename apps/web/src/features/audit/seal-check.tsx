import { useQuery } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldX from 'lucide-react/icons/shield-x'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { sealsQuery } from './queries.ts'
import { useAuditWords } from './words.ts'

/** Checks whether a row of the trail was changed outside the product. */
export function SealCheck({ organisationId }: { organisationId: string | undefined }) {
  const t = useAuditWords()
  const [isAsked, setAsked] = useState(false)
  const { data, isFetching, refetch } = useQuery({
    ...sealsQuery(organisationId),
    enabled: isAsked,
  })
  const check = () => {
    if (isAsked) void refetch()
    else setAsked(true)
  }
  return (
    <div className="flex flex-row-reverse flex-wrap items-center gap-3 narrow:w-full narrow:flex-row">
      <Button pending={isFetching} onPress={check}>
        {t(($) => $.seals.check)}
      </Button>
      <output className="text-table">
        {data !== undefined && !isFetching && (
          <span className="flex flex-wrap items-center gap-x-2">
            {data.broken.length === 0 ? (
              <ShieldCheck aria-hidden size={17} className="text-green" />
            ) : (
              <ShieldX aria-hidden size={17} className="text-red" />
            )}
            {data.broken.length === 0
              ? t(($) => $.seals.intact, { count: data.checked })
              : t(($) => $.seals.broken, {
                  count: data.broken.length,
                  ids: data.broken.map(({ id }) => id).join(', '),
                })}
            {data.pending > 0 && (
              <span className="text-muted">
                {t(($) => $.seals.pending, { count: data.pending })}
              </span>
            )}
          </span>
        )}
      </output>
    </div>
  )
}

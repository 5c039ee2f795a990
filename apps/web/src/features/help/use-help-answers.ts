import { useQuery } from '@tanstack/react-query'
import { currentLocale } from '../../platform/i18n.ts'
import { useMe } from '../../platform/me.ts'
import { isOfStaff } from './topics.ts'

const none = [] as const

/** The answers of the help that concern this person; they load once they are wanted. */
export function useHelpAnswers(isWanted = true) {
  const { isInsider, actingUntil } = useMe()
  const locale = currentLocale()
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: ['help', locale],
    queryFn: async () => (await import('./articles.ts')).loadAnswers(locale),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
    meta: { failure: 'nowhere' },
  })
  const isStaff = isInsider && actingUntil === null
  const answers = (data ?? none).filter(({ topic }) => isStaff || !isOfStaff(topic))
  return { answers, isLoading, isError, retry: () => void refetch() }
}

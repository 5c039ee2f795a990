import type { RatedWork } from '@renfort/contract/feedback.ts'
import { useQuery } from '@tanstack/react-query'
import Users from 'lucide-react/icons/users'
import { type ReactNode, useState } from 'react'
import { fullName } from '../../platform/person-name.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { FeedbackButton } from './feedback-button.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { ratedWorkQuery, ratedPersonOf } from './rated-person.ts'
import { useFeedbackWords } from './words.ts'

interface MissionFeedbackPageProps {
  taskId: string
  /** The name of a Sider, linked to their profile. */
  nameOf: (sider: RatedWork['sider']) => ReactNode
}

/** The target of the mail after a mission: its Siders, with the first question open. */
export function MissionFeedbackPage({ taskId, nameOf }: MissionFeedbackPageProps) {
  const t = useFeedbackWords()
  const { now } = useProductClock()
  const { data, isError } = useQuery(ratedWorkQuery({ taskId }))
  const work = data?.work ?? []
  const [first] = work
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={
          first === undefined ? t(($) => $.mission.title) : ratedPersonOf(first, now()).mission
        }
        context={t(($) => $.mission.context)}
      />
      {isError ? (
        <p role="alert">{t(($) => $.mission.failed)}</p>
      ) : data === undefined ? (
        <SkeletonRows rows={3} />
      ) : first === undefined ? (
        <EmptyState icon={<Users />} title={t(($) => $.mission.none)}>
          {t(($) => $.mission.noneText)}
        </EmptyState>
      ) : (
        <RatedSiders work={work} nameOf={nameOf} />
      )}
    </div>
  )
}

interface RatedSidersProps extends Pick<MissionFeedbackPageProps, 'nameOf'> {
  work: readonly RatedWork[]
}

function RatedSiders({ work, nameOf }: RatedSidersProps) {
  const t = useFeedbackWords()
  const { now } = useProductClock()
  const next = work.find(({ isOpen, feedbacks }) => isOpen && feedbacks.length === 0)
  // The link opens the first question once; then the reader chooses.
  const [arrival, setArrival] = useState(next ?? null)
  const isDone = work.every(({ feedbacks }) => feedbacks.length > 0)
  return (
    <>
      <output className="block pb-3 font-medium text-green empty:hidden">
        {isDone && t(($) => $.mission.done)}
      </output>
      <ul
        aria-label={t(($) => $.mission.list)}
        className="divide-y divide-line rounded-panel border border-line bg-surface px-4"
      >
        {work.map((each) => (
          <li key={each.sider.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <Avatar name={fullName(each.sider)} src={null} />
            <span className="min-w-0 flex-1 font-medium">{nameOf(each.sider)}</span>
            <FeedbackButton person={ratedPersonOf(each, now())} isOpen={each.isOpen} />
          </li>
        ))}
      </ul>
      {arrival !== null && (
        <FeedbackDialog person={ratedPersonOf(arrival, now())} onClose={() => setArrival(null)} />
      )}
    </>
  )
}

import { listPapersOfSider, type StaffSiderPaper } from '@renfort/contract/sider-paper.ts'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/query.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { dayOf } from './queries.ts'
import { useSiderDirectoryWords } from './words.ts'

const tones: Record<StaffSiderPaper['state'], Tone> = {
  toSign: 'orange',
  signed: 'green',
  contested: 'grey',
  replaced: 'grey',
  cancelled: 'grey',
}

/** The contrats de mission of a Sider: who has not got theirs in time is said (L1251-17). */
export function PapersPanel({ siderId }: { siderId: string }) {
  const t = useSiderDirectoryWords()
  const title = t(($) => $.papers.title)
  const {
    data: papers,
    isError,
    refetch,
  } = useQuery({
    ...queryFor(listPapersOfSider, { params: { id: siderId } }),
    meta: { failure: 'nowhere' },
  })
  return (
    <Panel title={title}>
      {papers === undefined && !isError && <SkeletonRows rows={2} />}
      {papers === undefined && isError && (
        <div className="flex flex-wrap items-center gap-4">
          <p>{t(($) => $.papers.failed)}</p>
          <Button onPress={() => void refetch()}>{t(($) => $.devices.retry)}</Button>
        </div>
      )}
      {papers?.length === 0 && <p className="text-muted">{t(($) => $.papers.empty)}</p>}
      {papers !== undefined && papers.length > 0 && (
        <ul aria-label={title} className="divide-y divide-line">
          {papers.map((paper) => (
            <PaperRow key={paper.id} paper={paper} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function PaperRow({ paper }: { paper: StaffSiderPaper }) {
  const t = useSiderDirectoryWords()
  const { locale } = useUiWords()
  const { number, title, companyName, firstDay, state, isLate, transmitBy, openedAt } = paper
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{number}</p>
        <p className="text-muted wrap-anywhere">
          {title}, {companyName}, <Day date={dayOf(firstDay)} />
        </p>
        {isLate && (
          <p className="text-danger">
            {t(($) => (openedAt === null ? $.papers.overdue : $.papers.late), {
              day: formatDay(dayOf(transmitBy), locale),
            })}
          </p>
        )}
      </div>
      <Badge tone={tones[state]}>{t(($) => $.papers.states[state])}</Badge>
    </li>
  )
}

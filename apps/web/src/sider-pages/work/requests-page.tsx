import type { SiderRequest } from '@renfort/contract/sider-work.ts'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { fill } from '../fill.ts'
import { Outcome } from '../notice.tsx'
import { useSpoken } from '../spoken.tsx'
import { useFormats } from '../use-formats.ts'
import { useLoaded } from '../use-loaded.ts'
import { AnswerActs } from './answer-acts.tsx'
import { MissionCard, MissionDetails } from './mission-card.tsx'
import { EmptyPage, LoadedPage } from './page-parts.tsx'
import { PayFacts } from './pay-facts.tsx'
import { workOperations } from './work-operations.ts'

/** The missions that companies ask the Sider for. */
export function RequestsPage() {
  const { words } = useSpoken()
  const loaded = useLoaded(workOperations.listSiderRequests)
  const [done, setDone] = useState<string | null>(null)
  const answer = async (
    { mission }: SiderRequest,
    isYes: boolean,
    comment: string | undefined,
  ): Promise<void> => {
    setDone(null)
    const status = isYes ? 'accepted' : 'declined'
    const body = { status, ...(comment !== undefined && { comment }) } as const
    const reply = await ask(workOperations.answerSiderRequest, { params: { id: mission.id }, body })
    setDone(
      reply.status === 'hired'
        ? fill(words.requests.hired, { title: mission.title })
        : words.requests.declined,
    )
    await loaded.reload()
  }
  return (
    <LoadedPage title={words.requests.title} loaded={loaded}>
      {(requests) => (
        <>
          <Outcome>{done}</Outcome>
          {requests.length === 0 && (
            <EmptyPage title={words.requests.none} text={words.requests.noneText} />
          )}
          {requests.map((request) => (
            <RequestCard
              key={request.mission.id}
              request={request}
              onAnswer={(isYes, comment) => answer(request, isYes, comment)}
            />
          ))}
        </>
      )}
    </LoadedPage>
  )
}

interface RequestCardProps {
  request: SiderRequest
  onAnswer: (isYes: boolean, comment: string | undefined) => Promise<void>
}

function RequestCard({ request, onAnswer }: RequestCardProps) {
  const { words } = useSpoken()
  const { day, span, moment } = useFormats()
  const { mission, shifts, pay, answerUntil } = request
  const { timeZone } = mission
  return (
    <MissionCard mission={mission} level={2}>
      {answerUntil !== null && (
        <p className="font-medium">
          {fill(words.requests.until, { moment: moment(answerUntil, timeZone) })}
        </p>
      )}
      {shifts.length === 0 ? (
        <p>{words.requests.noShifts}</p>
      ) : (
        <ul aria-label={words.requests.shifts} className="flex flex-col gap-1">
          {shifts.map(({ id, startDate, endDate }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <span className="first-letter:uppercase">{day(startDate, timeZone)}</span>
              <span className="font-semibold">{span(startDate, endDate, timeZone)}</span>
            </li>
          ))}
        </ul>
      )}
      {pay === null ? <p className="text-muted">{words.pay.unknown}</p> : <PayFacts pay={pay} />}
      <MissionDetails mission={mission} isOpen={false} />
      <AnswerActs
        yes={{
          label: words.requests.accept,
          question: words.requests.acceptQuestion,
          confirm: words.requests.confirmAccept,
          comment: words.requests.word,
        }}
        no={{
          label: words.requests.decline,
          question: words.requests.declineQuestion,
          confirm: words.requests.confirmDecline,
          comment: words.requests.reason,
        }}
        onAnswer={onAnswer}
      />
    </MissionCard>
  )
}

import type { SiderHours } from '@renfort/contract/sider-work.ts'
import { useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { ask } from '../ask.ts'
import { Outcome, Refusal } from '../notice.tsx'
import { operations } from '../operations.ts'
import { useSpoken } from '../spoken.tsx'
import { useLoaded } from '../use-loaded.ts'
import { DeclareForm } from './declare-form.tsx'
import { HoursCard } from './hours-card.tsx'
import { EmptyPage, LoadedPage, PageSection } from './page-parts.tsx'
import { undeclaredShifts } from './undeclared-shifts.ts'
import { workOperations } from './work-operations.ts'

/** Past hours that show before earlier ones are asked for: those of about two weeks. */
const shownAtOnce = 10

/** What the Sider has to declare, what they are to check, and what is said already. */
export function HoursPage() {
  const { words } = useSpoken()
  const hours = useLoaded(workOperations.listSiderHours)
  const work = useLoaded(operations.listSiderShifts)
  const [shown, setShown] = useState(shownAtOnce)
  const [done, setDone] = useState<string | null>(null)
  const say = async (sentence: string) => {
    setDone(sentence)
    await Promise.all([hours.reload(), work.reload()])
  }
  const undeclared = work.data === null ? [] : undeclaredShifts(work.data)
  const missions = new Map(work.data?.missions.map((mission) => [mission.id, mission]))
  const answer = async ({ id }: SiderHours, accepted: boolean, comment: string | undefined) => {
    const body = { accepted, ...(comment !== undefined && { comment }) }
    await ask(workOperations.answerSiderHours, { params: { id }, body })
    await say(accepted ? words.hours.accepted : words.hours.refused)
  }
  return (
    <LoadedPage title={words.hours.title} loaded={hours}>
      {(all) => {
        const asked = all.filter(({ answerUntil }) => answerUntil !== null)
        const past = all.filter(
          ({ answerUntil, versions }) =>
            answerUntil === null && versions.some(({ origin }) => origin !== 'shift'),
        )
        return (
          <>
            <Outcome>{done}</Outcome>
            {work.data === null && <Refusal failure={work.failure} />}
            {undeclared.length > 0 && (
              <PageSection title={words.hours.toDeclare}>
                <p>{words.hours.toDeclareText}</p>
                {undeclared.map((shift) => {
                  const mission = missions.get(shift.missionId)
                  return mission === undefined ? null : (
                    <DeclareForm
                      key={shift.id}
                      shift={shift}
                      mission={mission}
                      onDeclared={() => say(words.hours.declared)}
                    />
                  )
                })}
              </PageSection>
            )}
            {asked.length > 0 && (
              <PageSection title={words.hours.toAnswer}>
                {asked.map((one) => (
                  <HoursCard
                    key={one.id}
                    hours={one}
                    onAnswer={(accepted, comment) => answer(one, accepted, comment)}
                  />
                ))}
              </PageSection>
            )}
            {past.length > 0 && (
              <PageSection title={words.hours.past}>
                {past.slice(0, shown).map((one) => (
                  <HoursCard key={one.id} hours={one} onAnswer={null} />
                ))}
                {past.length > shown && (
                  <ActButton onPress={() => setShown(shown + shownAtOnce)}>
                    {words.hours.earlier}
                  </ActButton>
                )}
              </PageSection>
            )}
            {undeclared.length + asked.length + past.length === 0 && (
              <EmptyPage title={words.hours.none} text={words.hours.noneText} />
            )}
          </>
        )
      }}
    </LoadedPage>
  )
}

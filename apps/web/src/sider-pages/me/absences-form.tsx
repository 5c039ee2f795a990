import { type FormEvent, useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { ask } from '../ask.ts'
import { Entry } from '../entry.tsx'
import { sentenceOf } from '../error-sentence.ts'
import { fill } from '../fill.ts'
import { Notice, Refusal } from '../notice.tsx'
import { useRareWords } from '../rare-words.ts'
import { useSpoken } from '../spoken.tsx'
import { useAct } from '../use-act.ts'
import { useDays } from '../use-days.ts'
import type { SelfPartProps } from './self-part.ts'
import { typedDay } from './profile-form.tsx'
import { selfOperations } from './self-operations.ts'

/** Characters of a reason, as the contract has them. */
const longestReason = 300

/** The days on which the Sider does not work: one day or several, added and taken away one by one. */
export function AbsencesForm({ self, onSaved }: SelfPartProps) {
  const { words } = useSpoken()
  const { me } = useRareWords()
  const day = useDays()
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [comment, setComment] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { isPending, failure, act } = useAct()
  const known = self.unavailabilities.map(({ startDate, endDate, comment: said }) => ({
    startDate: typedDay(startDate),
    endDate: typedDay(endDate),
    comment: said,
  }))
  const save = (unavailabilities: typeof known, said: string) =>
    act(async () => {
      await ask(selfOperations.saveSiderAbsences, { body: { unavailabilities } })
      await onSaved(said)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const added = { startDate: from, endDate: until || from, comment: comment.trim() || null }
    const all = [...known, added]
    // The server checks the days: its rules would bring the calendar of the domain into the first script.
    const problem = from === '' ? 'errors.field.required' : undefined
    setWrong(problem === undefined ? null : sentenceOf(words, problem))
    if (problem === undefined) void save(all, me.absenceAdded)
  }
  const spanOf = ({ startDate, endDate }: (typeof known)[number]) =>
    startDate === endDate
      ? day(startDate)
      : fill(me.period, { first: day(startDate), last: day(endDate) })
  return (
    <>
      <p>{me.absencesText}</p>
      <ul className="flex flex-col gap-2">
        {known.map((absence) => (
          <li
            key={absence.startDate}
            className="flex flex-wrap items-center justify-between gap-2 rounded-panel border border-line bg-surface p-3"
          >
            <p className="min-w-0 wrap-anywhere">
              {spanOf(absence)}
              {absence.comment !== null && (
                <span className="block text-muted">{absence.comment}</span>
              )}
            </p>
            <div className="w-auto">
              <ActButton
                variant="quiet"
                isPending={isPending}
                onPress={() =>
                  void save(
                    known.filter((other) => other !== absence),
                    me.absenceRemoved,
                  )
                }
              >
                <span aria-hidden>{me.remove}</span>
                <span className="sr-only">{fill(me.removeOf, { name: spanOf(absence) })}</span>
              </ActButton>
            </div>
          </li>
        ))}
      </ul>
      <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
        <Entry label={me.from} type="date" value={from} onChange={setFrom} />
        <Entry label={me.until} help={me.untilHelp} type="date" value={until} onChange={setUntil} />
        <Entry label={me.reason} maxLength={longestReason} value={comment} onChange={setComment} />
        {wrong !== null && <Notice tone="bad">{wrong}</Notice>}
        <Refusal failure={failure} />
        <ActButton type="submit" variant="primary" isPending={isPending}>
          {me.addAbsence}
        </ActButton>
      </form>
    </>
  )
}

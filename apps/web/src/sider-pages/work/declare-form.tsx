import type { SiderMission, SiderShift } from '@renfort/contract/sider-work.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { plannedTime } from '@renfort/domain/attendance/declare/planned-time.ts'
import { workedTimeIssues } from '@renfort/domain/attendance/declare/worked-time.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { type FormEvent, useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { ask } from '../ask.ts'
import { Entry } from '../entry.tsx'
import { sentenceOf } from '../error-sentence.ts'
import { Notice, Refusal } from '../notice.tsx'
import { useSpoken } from '../spoken.tsx'
import { useAct } from '../use-act.ts'
import { useFormats } from '../use-formats.ts'
import { declaredTime, typedTime } from './declared-time.ts'
import { MissionCard } from './mission-card.tsx'
import { workOperations } from './work-operations.ts'

interface DeclareFormProps {
  shift: SiderShift
  mission: SiderMission
  onDeclared: () => Promise<void>
}

/** What was planned, with the start that was clocked: the Sider corrects it and says that it is so. */
function proposedTime(shift: SiderShift): WorkedTime {
  const planned = plannedTime({
    startsAt: instant(shift.startDate),
    endsAt: instant(shift.endDate),
    breakMinutes: shift.breakDuration,
  })
  const start = shift.clock.clockings.find(({ kind }) => kind === 'start')
  return start === undefined ? planned : { ...planned, startDate: instant(start.happenedAt) }
}

export function DeclareForm({ shift, mission, onDeclared }: DeclareFormProps) {
  const { words } = useSpoken()
  const { day } = useFormats()
  const { timeZone } = mission
  const proposed = proposedTime(shift)
  const [typed, setTyped] = useState(() => typedTime(proposed, timeZone))
  const [wrong, setWrong] = useState<string | null>(null)
  const { isPending, failure, act } = useAct()
  const change = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const time = declaredTime(typed, dateAt(proposed.startDate, timeZone), timeZone)
    const [issue] = time === null ? [] : workedTimeIssues(time, null)
    setWrong(
      time === null
        ? words.errors.field_required
        : issue === undefined
          ? null
          : sentenceOf(words, issue.key, issue.params),
    )
    if (time === null || issue !== undefined) return
    const body = { ...time, breaks: [...time.breaks] }
    void act(async () => {
      await ask(workOperations.declareSiderHours, { params: { id: shift.id }, body })
      await onDeclared()
    })
  }
  const isNextDay = typed.end !== '' && typed.end <= typed.start
  return (
    <MissionCard mission={mission}>
      <p className="first-letter:uppercase">{day(proposed.startDate, timeZone)}</p>
      <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
        <div className="grid gap-3 min-[23rem]:grid-cols-2">
          <Entry
            type="time"
            label={words.hours.from}
            value={typed.start}
            onChange={(start) => change({ start })}
          />
          <Entry
            type="time"
            label={words.hours.to}
            help={isNextDay ? words.hours.nextDay : undefined}
            value={typed.end}
            onChange={(end) => change({ end })}
          />
        </div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={typed.hasBreak}
            className="size-6"
            onChange={({ target }) => change({ hasBreak: target.checked })}
          />
          {words.hours.hasBreak}
        </label>
        {typed.hasBreak && (
          <div className="grid gap-3 min-[23rem]:grid-cols-2">
            <Entry
              type="time"
              label={words.hours.breakFrom}
              value={typed.breakStart}
              onChange={(breakStart) => change({ breakStart })}
            />
            <Entry
              type="time"
              label={words.hours.breakTo}
              value={typed.breakEnd}
              onChange={(breakEnd) => change({ breakEnd })}
            />
          </div>
        )}
        {wrong === null ? <Refusal failure={failure} /> : <Notice tone="bad">{wrong}</Notice>}
        <ActButton isLarge type="submit" variant="primary" isPending={isPending}>
          {words.hours.declare}
        </ActButton>
      </form>
    </MissionCard>
  )
}

import type { SiderMission, SiderShift } from '@renfort/contract/sider-work.ts'
import {
  type ClockingKind,
  clockState,
  nextClockings,
  toleratedSkewMinutes,
} from '@renfort/domain/attendance/declare/clocking.ts'
import { lazy, Suspense, useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { sentenceOf } from '../error-sentence.ts'
import { fill } from '../fill.ts'
import { Notice } from '../notice.tsx'
import { useSpoken } from '../spoken.tsx'
import { useFormats } from '../use-formats.ts'
import { hourOfPhone, type Press } from './presses.ts'
import { useSiteCode } from './use-site-code.ts'
import type { usePresses } from './use-presses.ts'

const AskedProof = lazy(async () => ({
  default: (await import('./asked-proof.tsx')).AskedProof,
}))

interface ClockPanelProps {
  shift: SiderShift
  mission: SiderMission
  clocking: ReturnType<typeof usePresses>
}

/** The clock of one shift: the next act is the large button. */
export function ClockPanel({ shift, mission, clocking }: ClockPanelProps) {
  const { words } = useSpoken()
  const ofShift = clocking.presses.filter(({ shiftId }) => shiftId === shift.id)
  const waiting = ofShift.filter(({ refused }) => refused === undefined)
  const state = clockState([...shift.clock.clockings, ...waiting])
  const code = useSiteCode()
  const nextKinds = nextClockings(state)
  const isAsked = mission.asksSiteCode || mission.asksPosition
  const press = (kind: ClockingKind) => {
    const siteCode = mission.asksSiteCode ? code.take() : undefined
    const pressed = { shiftId: shift.id, kind, ...(siteCode !== undefined && { siteCode }) }
    void clocking.press(pressed, mission.asksPosition)
  }
  return (
    <div className="flex flex-col gap-3">
      <p aria-live="polite" className="text-lg font-semibold">
        {words.clock.states[state]}
      </p>
      <Clocked {...{ shift, mission, waiting }} />
      {isAsked && nextKinds.length > 0 && (
        <Suspense>
          <AskedProof mission={mission} code={code} />
        </Suspense>
      )}
      <NextActs kinds={nextKinds} timeZone={mission.timeZone} onPress={press} />
      {waiting.length > 0 && !clocking.isSending && (
        <>
          <Notice>{fill(words.clock.notSent, { count: waiting.length })}</Notice>
          <ActButton onPress={() => void clocking.send()}>{words.clock.sendNow}</ActButton>
        </>
      )}
      {ofShift.map((refused) => (
        <RefusedPress
          key={refused.id}
          press={refused}
          timeZone={mission.timeZone}
          onRead={clocking.forget}
        />
      ))}
    </div>
  )
}

interface NextActsProps {
  kinds: readonly ClockingKind[]
  timeZone: SiderMission['timeZone']
  onPress: (kind: ClockingKind) => void
}

/** An end declares the hours, so it is asked once more. */
function NextActs({ kinds, timeZone, onPress }: NextActsProps) {
  const { words } = useSpoken()
  const { time } = useFormats()
  const [endsAt, setEndsAt] = useState<string | null>(null)
  if (endsAt !== null && kinds.includes('end')) {
    return (
      <>
        <Notice>{fill(words.clock.endQuestion, { time: time(endsAt, timeZone) })}</Notice>
        <ActButton
          isLarge
          variant="primary"
          onPress={() => {
            setEndsAt(null)
            onPress('end')
          }}
        >
          {words.clock.endYes}
        </ActButton>
        <ActButton onPress={() => setEndsAt(null)}>{words.clock.endNo}</ActButton>
      </>
    )
  }
  const [main, ...others] = kinds.toReversed()
  const act = (kind: ClockingKind) => {
    if (kind === 'end') setEndsAt(hourOfPhone())
    else onPress(kind)
  }
  if (main === undefined) return null
  return (
    <>
      {others.map((kind) => (
        <ActButton key={kind} onPress={() => act(kind)}>
          {words.clock[kind]}
        </ActButton>
      ))}
      <ActButton isLarge variant="primary" onPress={() => act(main)}>
        {words.clock[main]}
      </ActButton>
    </>
  )
}

interface ClockedProps {
  shift: SiderShift
  mission: SiderMission
  waiting: readonly Press[]
}

/** What was clocked, by the clock of the server; the hour of the phone stands beside it where it differs. */
function Clocked({ shift, mission: { timeZone }, waiting }: ClockedProps) {
  const { words } = useSpoken()
  const { time, duration } = useFormats()
  const { clockings } = shift.clock
  if (clockings.length + waiting.length === 0) return null
  const isWrong = (minutes: number) => Math.abs(minutes) > toleratedSkewMinutes
  const skew = clockings.findLast(({ skewMinutes }) => isWrong(skewMinutes))?.skewMinutes ?? 0
  return (
    <>
      <ul aria-label={words.clock.clocked} className="flex flex-col gap-1">
        {clockings.map(({ id, kind, happenedAt, phoneAt, skewMinutes, siteProof }) => (
          <li key={id} className="flex flex-wrap gap-x-2">
            <span>{words.clock.kinds[kind]}</span>
            <span className="font-semibold">{time(happenedAt, timeZone)}</span>
            {isWrong(skewMinutes) && (
              <span className="text-muted">
                {fill(words.clock.phoneHour, { time: time(phoneAt, timeZone) })}
              </span>
            )}
            {siteProof !== null && (
              <span className="text-muted">{words.site.proofs[siteProof]}</span>
            )}
          </li>
        ))}
        {waiting.map(({ id, kind, phoneAt }) => (
          <li key={id} className="flex flex-wrap gap-x-2 text-muted">
            <span>{words.clock.kinds[kind]}</span>
            <span>{time(phoneAt, timeZone)}</span>
          </li>
        ))}
      </ul>
      {skew !== 0 && (
        <Notice tone="bad">
          {fill(skew > 0 ? words.clock.skewAhead : words.clock.skewBehind, {
            duration: duration(Math.abs(skew)),
          })}
        </Notice>
      )}
    </>
  )
}

interface RefusedPressProps {
  press: Press
  /** The clocks of the place; those of the phone where the shift is gone. */
  timeZone?: SiderMission['timeZone']
  onRead: (id: string) => void
}

/** A press that the server did not take is said with its hour, and goes once it was read. */
export function RefusedPress({ press, timeZone, onRead }: RefusedPressProps) {
  const { words } = useSpoken()
  const { time } = useFormats()
  const { id, kind, phoneAt, refused } = press
  if (refused === undefined) return null
  return (
    <>
      <Notice tone="bad">
        {fill(words.clock.refused, {
          kind: words.clock.kinds[kind],
          time: time(phoneAt, timeZone),
          why: sentenceOf(words, refused.key, refused.values),
        })}
      </Notice>
      <ActButton onPress={() => onRead(id)}>{words.clock.forget}</ActButton>
    </>
  )
}

import type { SiderHours } from '@renfort/contract/sider-work.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { fill } from '../fill.ts'
import { useSpoken } from '../spoken.tsx'
import { useFormats } from '../use-formats.ts'
import { AnswerActs } from './answer-acts.tsx'
import { MissionCard } from './mission-card.tsx'
import { PayFacts } from './pay-facts.tsx'

type Version = SiderHours['versions'][number]

interface HoursCardProps {
  hours: SiderHours
  /** `null` where no answer is asked. */
  onAnswer: ((accepted: boolean, comment: string | undefined) => Promise<void>) | null
}

/** Worked hours: what each side says, the state, the pay, and the answer where one is asked. */
export function HoursCard({ hours, onAnswer }: HoursCardProps) {
  const { words } = useSpoken()
  const { day, moment } = useFormats()
  const { versions, timeZone, companyComment, answerUntil, pay } = hours
  const first = versions[0]
  const states = {
    'att.waiting': words.hours.stands.companyChecks,
    'att.disputed': words.hours.stands.companyChanged,
    'att.conflict': words.hours.stands.agencyDecides,
    'att.validated': words.hours.stands.isFinal,
  } as const
  return (
    <MissionCard mission={hours}>
      <p className="flex flex-wrap justify-between gap-x-3">
        {first !== undefined && (
          <span className="first-letter:uppercase">{day(first.startDate, timeZone)}</span>
        )}
        <strong>{hours.isBilled ? words.hours.stands.isBilled : states[hours.status]}</strong>
      </p>
      <SideBySide versions={shownVersions(versions)} timeZone={timeZone} />
      {companyComment !== null && (
        <div>
          <p className="text-muted">{words.hours.companyComment}</p>
          <blockquote className="whitespace-pre-line wrap-anywhere">{companyComment}</blockquote>
        </div>
      )}
      {pay !== null && <PayFacts pay={pay} />}
      {answerUntil !== null && (
        <p className="font-medium">
          {fill(words.requests.until, { moment: moment(answerUntil, timeZone) })}
        </p>
      )}
      {onAnswer !== null && (
        <AnswerActs
          yes={{
            label: words.hours.accept,
            question: words.hours.acceptQuestion,
            confirm: words.hours.confirmAccept,
            comment: words.requests.word,
          }}
          no={{
            label: words.hours.refuse,
            question: words.hours.refuseQuestion,
            confirm: words.hours.confirmRefuse,
            comment: words.hours.why,
          }}
          onAnswer={onAnswer}
        />
      )}
    </MissionCard>
  )
}

/** The last word of each side, at most two side by side: the plan stands in for a side that is silent. */
function shownVersions(versions: readonly Version[]): readonly Version[] {
  const last = new Map(versions.map((version) => [version.origin, version]))
  const said = [...last.values()].filter(({ origin }) => origin !== 'shift')
  return said.length > 1 ? said : [...last.values()]
}

function timeOf({ startDate, endDate, breaks }: Version): WorkedTime {
  const span = (one: { readonly startDate: string; readonly endDate: string }) => ({
    startDate: instant(one.startDate),
    endDate: instant(one.endDate),
  })
  return { ...span({ startDate, endDate }), breaks: breaks.map(span) }
}

interface SideBySideProps {
  versions: readonly Version[]
  timeZone: SiderHours['timeZone']
}

/** A table, so that a screen reader says whose hour each is. */
function SideBySide({ versions, timeZone }: SideBySideProps) {
  const { words } = useSpoken()
  const { time, span, duration } = useFormats()
  const rows: readonly (readonly [string, (version: Version) => string])[] = [
    [words.hours.start, ({ startDate }) => time(startDate, timeZone)],
    [words.hours.end, ({ endDate }) => time(endDate, timeZone)],
    [
      words.hours.breaks,
      ({ breaks }) =>
        breaks.length === 0
          ? words.hours.noBreak
          : breaks.map((one) => span(one.startDate, one.endDate, timeZone)).join(', '),
    ],
    [
      words.hours.worked,
      (version) => {
        const minutes = workedMinutes(timeOf(version))
        return minutes > 0 ? duration(minutes) : words.hours.absent
      },
    ],
  ]
  return (
    <table className="w-full text-start">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.hours.what}</span>
          </th>
          {versions.map(({ origin }) => (
            <th key={origin} scope="col" className="pe-2 pb-1 text-start">
              {words.hours.origins[origin]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, read]) => {
          const values = versions.map(read)
          const differs = new Set(values).size > 1
          return (
            <tr key={label} className="border-t border-line align-baseline">
              <th scope="row" className="py-1 pe-2 text-start font-normal text-muted">
                {label}
              </th>
              {values.map((value, place) => (
                <td
                  key={versions[place]?.origin}
                  className={`py-1 pe-2 ${differs ? 'font-semibold' : ''}`}
                >
                  {value}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

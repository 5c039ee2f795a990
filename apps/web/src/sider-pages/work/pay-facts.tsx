import type { SiderPayReply } from '@renfort/contract/sider-work.ts'
import type { ReactNode } from 'react'
import { fill } from '../fill.ts'
import { useSpoken } from '../spoken.tsx'
import { useFormats } from '../use-formats.ts'

/** What some work pays: each kind of hours, then what comes on top, each with what it is. */
export function PayFacts({ pay, isOpen = false }: { pay: SiderPayReply; isOpen?: boolean }) {
  const { words } = useSpoken()
  const { money, duration } = useFormats()
  return (
    <details open={isOpen}>
      <summary className="min-h-11 content-center rounded-small">
        <span className="font-medium">{words.pay.title}</span>{' '}
        <span className="font-semibold">{money(pay.total)}</span>
      </summary>
      <dl className="flex flex-col gap-2 pt-2">
        {pay.lines.map((line) => (
          <Amount
            key={`${line.name} ${line.hourlyRate}`}
            name={line.name}
            text={fill(words.pay.line, {
              duration: duration(line.minutes),
              rate: money(line.hourlyRate),
            })}
          >
            {money(line.amount)}
          </Amount>
        ))}
        <Amount name={words.pay.gross}>{money(pay.gross)}</Amount>
        <Amount name={words.pay.endOfMission} text={words.pay.endOfMissionText}>
          {money(pay.endOfMission)}
        </Amount>
        <Amount name={words.pay.paidLeave} text={words.pay.paidLeaveText}>
          {money(pay.paidLeave)}
        </Amount>
        <Amount name={words.pay.total}>
          <strong>{money(pay.total)}</strong>
        </Amount>
      </dl>
      <p className="pt-2 text-muted">{words.pay.overtime}</p>
    </details>
  )
}

function Amount({ name, text, children }: { name: string; text?: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-t border-line pt-2">
      <dt className="min-w-0">
        {name}
        {text !== undefined && <span className="block text-sm text-muted">{text}</span>}
      </dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  )
}

import { moveClock } from '@renfort/contract/operations.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { configQuery } from '../../platform/config.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useAdministrationWords } from './words.ts'

const hourMs = 3_600_000
const steps = { hour: hourMs, day: 24 * hourMs, week: 7 * 24 * hourMs } as const
const stepNames = Object.keys(steps) as (keyof typeof steps)[]

/** In a demo, staff let time pass: what is due up to then happens before it answers (G-38). */
export function DemoClock() {
  const t = useAdministrationWords()
  const { locale } = useUiWords()
  const client = useQueryClient()
  const clock = useProductClock()
  const [ran, setRan] = useState<Reply<typeof moveClock>['ran'] | null>(null)
  const move = useCommand(moveClock, {
    onSuccess: (reply) => {
      client.setQueryData(configQuery().queryKey, (known) => known && { ...known, now: reply.now })
      setRan(reply.ran)
      void client.invalidateQueries()
    },
  })
  const { day, time } = momentParts(clock.now(), locale, 'long')
  const forward = (step: keyof typeof steps) => {
    const now = new Date(Date.parse(clock.now()) + steps[step]).toISOString()
    move.mutate({ body: { now } })
  }
  return (
    <section
      aria-labelledby="clock-title"
      className="mt-8 rounded-panel border border-line bg-surface p-5"
    >
      <h2 id="clock-title" className="text-lg font-semibold">
        {t(($) => $.clock.title)}
      </h2>
      <p className="mt-1">{t(($) => $.clock.now, { day, time })}</p>
      <p className="mt-1 text-sm text-muted">{t(($) => $.clock.help)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {stepNames.map((step) => (
          <Button key={step} pending={move.isPending} onPress={() => forward(step)}>
            {t(($) => $.clock.forward[step])}
          </Button>
        ))}
      </div>
      <output className="mt-3 block text-sm text-muted">
        {ran !== null &&
          t(($) => $.clock.done, { count: ran.reduce((sum, { count }) => sum + count, 0) })}
      </output>
    </section>
  )
}

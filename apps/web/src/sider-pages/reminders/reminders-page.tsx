import type { SiderReminder } from '@renfort/contract/sider-reminder.ts'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { Outcome, Refusal } from '../notice.tsx'
import { useRareWords } from '../rare-words.ts'
import { useSpoken } from '../spoken.tsx'
import { useAct } from '../use-act.ts'
import { useLoaded } from '../use-loaded.ts'
import { LoadedPage } from '../work/page-parts.tsx'
import { reminderOperations } from './reminder-operations.ts'

const kinds = [
  'shiftEve',
  'shiftSoon',
  'clockOut',
  'paperReady',
] as const satisfies SiderReminder['kind'][]

/** What the Sider is reminded of, and by which ways; each of them can be switched off. */
export function RemindersPage() {
  const { words } = useSpoken()
  const { reminders: sentences } = useRareWords()
  const reminders = useLoaded(reminderOperations.listSiderReminders)
  const { isPending, failure, act } = useAct()
  const [isKept, setKept] = useState(false)
  // The tick changes with the press; it goes back when the server refuses.
  const [pressed, setPressed] = useState<SiderReminder | null>(null)
  const change = (reminder: SiderReminder) =>
    act(async () => {
      const { kind, through, isOn } = reminder
      setKept(false)
      setPressed(reminder)
      try {
        await ask(reminderOperations.changeSiderReminder, { body: { kind, through, isOn: !isOn } })
        await reminders.reload()
        setKept(true)
      } finally {
        setPressed(null)
      }
    })
  return (
    <LoadedPage title={words.reminders.title} loaded={reminders}>
      {(all) => (
        <>
          <p>{sentences.text}</p>
          <Outcome>{isKept ? sentences.kept : null}</Outcome>
          <Refusal failure={failure} />
          {kinds.map((kind) => (
            <fieldset key={kind} className="rounded-panel border border-line bg-surface px-4 pb-2">
              <legend className="float-start w-full pt-3 font-semibold">
                {sentences.kinds[kind]}
              </legend>
              <div className="clear-both">
                {all
                  .filter((one) => one.kind === kind)
                  .map((one) => (
                    <label key={one.through} className="flex min-h-12 items-center gap-3">
                      <input
                        type="checkbox"
                        className="size-6 accent-accent"
                        checked={one === pressed ? !one.isOn : one.isOn}
                        aria-disabled={isPending || undefined}
                        onChange={() => void change(one)}
                      />
                      {sentences.ways[one.through]}
                    </label>
                  ))}
              </div>
            </fieldset>
          ))}
        </>
      )}
    </LoadedPage>
  )
}

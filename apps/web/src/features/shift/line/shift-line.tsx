import type { Mission } from '@renfort/contract/mission.ts'
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { wantedLine } from '../../mission-record/wanted-planning.ts'
import { useShiftWords } from '../words.ts'

// The grammar loads when the field gets the focus.
const load = () => import('./line-reading.tsx')
const LineReading = lazy(async () => ({ default: (await load()).LineReading }))

/** One more than the limit, so that a longer line shows its error and is not cut. */
const longest = 301

/**
 * Shifts described in one line: the result shows while the user types. Enter leads to the button that adds them, so
 * that nothing is saved unseen.
 */
export function ShiftLine({ mission }: { mission: Mission }) {
  const t = useShiftWords()
  const [line, setLine] = useState(() =>
    mission.shifts.length === 0 ? wantedLine(mission.id) : '',
  )
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    button.current?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField
        ref={field}
        label={t(($) => $.line.label)}
        help={t(($) => $.line.example)}
        value={line}
        onChange={setLine}
        onFocus={() => void load().catch(() => undefined)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        spellCheck={false}
        maxLength={longest}
      />
      {line.trim() !== '' && (
        <Suspense>
          <LineReading
            mission={mission}
            typed={line}
            buttonRef={button}
            onAdded={() => {
              setLine('')
              field.current?.focus()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

import { positionDays, positionStepMetres } from '@renfort/domain/attendance/declare/position.ts'
import { useId, useState } from 'react'
import { fill } from '../fill.ts'
import { useSpoken } from '../spoken.tsx'
import { givesPosition, keepGivesPosition } from './position.ts'

/** What is asked and what becomes of it, before the phone asks; nobody has to agree. */
export function PositionChoice() {
  const { words } = useSpoken()
  const helpId = useId()
  const [gives, setGives] = useState(givesPosition)
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={gives}
          aria-describedby={helpId}
          className="size-6 shrink-0"
          onChange={({ target }) => {
            keepGivesPosition(target.checked)
            setGives(target.checked)
          }}
        />
        {words.site.position}
      </label>
      <p id={helpId} className="text-muted">
        {fill(words.site.positionHelp, { metres: positionStepMetres, days: positionDays })}
      </p>
    </div>
  )
}

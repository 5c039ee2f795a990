import type { Mission } from '@renfort/contract/mission.ts'
import { type RefObject, useDeferredValue, useId } from 'react'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import { PlaceClocks } from '../place-clocks.tsx'
import { ShiftPreview } from '../shift-preview.tsx'
import { useShiftAddition } from '../use-shift-addition.ts'
import { useShiftWords } from '../words.ts'
import { LineNotesList } from './line-notes-list.tsx'
import { MarkedLine } from './marked-line.tsx'
import { ReadShiftsList } from './read-shifts-list.tsx'
import { useLineReading } from './use-line-reading.ts'
import { useShiftLineWords } from './words.ts'

interface LineReadingProps {
  mission: Mission
  typed: string
  buttonRef: RefObject<HTMLButtonElement | null>
  onAdded: () => void
}

/** What is understood of a line, what it would cost, and the button that adds it. */
export function LineReading({ mission, typed, buttonRef, onAdded }: LineReadingProps) {
  const t = useShiftLineWords()
  const words = useShiftWords()
  const titleId = useId()
  const line = useDeferredValue(typed)
  const { reading, shifts, problem } = useLineReading(mission, line)
  const { isSaving, add } = useShiftAddition(mission.id, onAdded)
  const saved = mission.shifts.map(shiftDraftOf)
  const drafts = shifts.map(({ draft }) => draft)
  const count = drafts.length
  const said = useDebounced(problem ?? t(($) => $.list, { count }), 'remote')
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-panel border border-line bg-wash px-4 py-3"
    >
      <h3 id={titleId} className="text-table font-semibold">
        {t(($) => $.read)}
      </h3>
      <output className="sr-only">{said}</output>
      <MarkedLine line={line} reading={reading} />
      {drafts[0] !== undefined && <PlaceClocks zone={mission.timeZone} at={drafts[0].startsAt} />}
      {count > 0 && <ReadShiftsList shifts={shifts} />}
      <LineNotesList line={line} notes={reading.notes} />
      {count > 0 && (
        <ShiftPreview
          {...{ mission, saved, drafts }}
          others={saved}
          hasWarnings={false}
          hasWorkedTime={false}
        />
      )}
      <div className="flex justify-end">
        <Button
          ref={buttonRef}
          variant="primary"
          pending={isSaving}
          disabledReason={line === typed ? problem : t(($) => $.none)}
          onPress={() =>
            void add(
              drafts,
              words(($) => $.done.created, { count }),
            )
          }
        >
          {t(($) => $.submit, { count })}
        </Button>
      </div>
    </section>
  )
}

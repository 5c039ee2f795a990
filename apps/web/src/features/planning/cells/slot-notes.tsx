import { lazy, Suspense } from 'react'
import type { SheetMission, SheetSlot } from '../week-sheet.ts'
import { useShiftFacts } from './facts-context.ts'

const SlotFacts = lazy(async () => ({
  default: (await import('./slot-facts.tsx')).SlotFacts,
}))

const SiderFact = lazy(async () => ({
  default: (await import('./slot-facts.tsx')).SiderFact,
}))

interface SlotNotesProps {
  slot: SheetSlot
  /** Whose hours the way to what waits shows. */
  mission: Pick<SheetMission, 'id' | 'title'>
  /** Where a shift is told of one person. */
  siderId?: string
}

/** What a shift says beside its times: who is late or absent, what waits. It comes after the sheet. */
export function SlotNotes({ slot, mission, siderId }: SlotNotesProps) {
  const facts = useShiftFacts(slot.id)
  if (facts === undefined) return null
  return (
    <Suspense>
      {siderId === undefined ? (
        <SlotFacts {...{ slot, mission, facts }} />
      ) : (
        <SiderFact {...{ siderId, facts }} />
      )}
    </Suspense>
  )
}

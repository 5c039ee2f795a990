import type { Mission } from '@renfort/contract/mission.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { plannedOf } from '../../shift/planned-shift.ts'
import { ShiftPreview } from '../../shift/shift-preview.tsx'
import { useAddedPoints } from './use-added-points.ts'
import { useMoveWords } from './words.ts'

interface ChangePreviewProps {
  mission: Mission
  shiftId: string
  /** The shift as it would be. */
  draft: ShiftDraft
}

/** What a change of one shift does to the price of the mission and to the points of law. */
export function ChangePreview({ mission, shiftId, draft }: ChangePreviewProps) {
  const t = useMoveWords()
  const pointsOf = useAddedPoints(mission)
  const saved = mission.shifts.map(plannedOf)
  const others = saved.filter(({ id }) => id !== shiftId)
  const points = pointsOf(saved, [...others, draft])
  return (
    <>
      <div aria-live="polite" className="empty:hidden">
        {points.length > 0 && (
          <section className="flex gap-3 rounded-panel bg-orange-wash px-4 py-3 text-table">
            <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-orange" />
            <div className="min-w-0">
              <p className="font-medium text-orange">{t(($) => $.law)}</p>
              <ul className="mt-1 flex flex-col gap-1 text-ink">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </section>
        )}
      </div>
      <ShiftPreview {...{ mission, others, saved }} drafts={[draft]} hasWarnings={false} />
    </>
  )
}

import { SkeletonRows } from '../../ui/skeleton.tsx'
import { missionRowHeight } from './mission-table.tsx'

/** A list of missions on its way. */
export function MissionListSkeleton() {
  return (
    <div className="border-t border-line">
      <SkeletonRows rows={6} rowHeight={missionRowHeight} />
    </div>
  )
}

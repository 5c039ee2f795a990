import { useConfig } from '../../platform/config.ts'
import { useMe } from '../../platform/me.ts'
import { TourStrip } from './tour-strip.tsx'
import { tourOf, useTourRecord } from './use-tour.ts'

/** The tour of the signed-in person, while they take it. */
export function Tour() {
  const kind = tourOf(useMe(), useConfig().demo)
  const record = useTourRecord()
  if (kind === null || record?.state !== 'on') return null
  return <TourStrip kind={kind} record={record} />
}

import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { addDemoMission, type DemoMission } from '../apps/api/src/seeds/demo-missions.ts'
import type { Restaurant } from './new-company.ts'

/** The two nights of the demo's gala, posted by a restaurant of this journey; resolves to its id. */
export function aPostedMission(
  { call, departmentIds, jobIds, locationIds, motiveId, session }: Restaurant,
  changes: Partial<DemoMission> = {},
): Promise<string> {
  return addDemoMission(call, {
    timeZone: parisZone,
    type: 'delegation',
    name: 'Gala de l’opéra',
    jobDescriptionId: jobIds[1] ?? '',
    locationId: locationIds[1] ?? '',
    departmentId: departmentIds[2] ?? '',
    managerId: session.userId,
    motiveId,
    monday: isoDate('2026-12-07'),
    shifts: [
      [4, '18:00', '02:00', 45, 3],
      [5, '18:00', '02:00', 45, 4],
    ],
    isPosted: true,
    ...changes,
  })
}

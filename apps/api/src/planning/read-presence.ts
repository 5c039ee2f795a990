import type { planning } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { type Presence, presenceAt } from '@renfort/domain/attendance/declare/presence.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'
import { findExpectedSiders } from './presence-queries.ts'

/**
 * The presence of Siders on the current day of each place, read in one statement because an open
 * screen asks for it repeatedly.
 */
export async function readPresence(call: ReadCall): Promise<Answer<typeof planning.readPresence>> {
  const now = call.services.clock.now()
  const expected = await findExpectedSiders(call.queries, {
    organisationId: organisationOf(call),
    now,
  })
  const shifts = Map.groupBy(
    expected.map((each) => ({ ...each, presence: presenceAt(each, now) })),
    ({ shiftId }) => shiftId,
  )
  return {
    now,
    shifts: [...shifts].flatMap(([shiftId, siders]) => {
      const idsOf = (presence: Presence) =>
        siders.filter((each) => each.presence === presence).map(({ siderId }) => siderId)
      const [here, late, absent] = [idsOf('here'), idsOf('late'), idsOf('absent')]
      const isSilent = here.length + late.length + absent.length === 0
      return isSilent ? [] : [{ shiftId, here, late, absent }]
    }),
  }
}

import type { Queries } from '../../platform/database/db.ts'
import { findRequestedSiders } from '../../mission-record/requested-sider-queries.ts'

/** The Siders hired for a mission; where nobody was, those it asked for who have not declined (N-13). */
export async function sidersAsBefore(queries: Queries, missionId: string): Promise<string[]> {
  const asked = await findRequestedSiders(queries, missionId)
  const hired = asked.filter(({ status }) => status === 'hired')
  const chosen = hired.length > 0 ? hired : asked.filter(({ status }) => status !== 'declined')
  return chosen.map(({ id }) => id)
}

import { isSecurityAction } from '@renfort/domain/audit/security-kinds.ts'
import type { Db } from '../platform/database/db.ts'

interface Log {
  info(details: object, message: string): void
}

/**
 * Writes a line for each change of the trail that concerns ways in, keys and rights, by ids alone, until the returned
 * function is called.
 */
export function logSecurity({ followChanges }: Pick<Db, 'followChanges'>, log: Log): () => void {
  return followChanges((row) => {
    if (!isSecurityAction(row.action)) return
    log.info(
      {
        action: row.action,
        entity: row.entity,
        entityId: row.entity_id,
        ...named('user', row.actor_id),
        ...named('actingFor', row.on_behalf_of_id),
        ...named('key', row.key_id),
        ...named('organisation', row.organisation_id),
      },
      'changed',
    )
  })
}

function named(name: string, id: string | null): object {
  return id === null ? {} : { [name]: id }
}

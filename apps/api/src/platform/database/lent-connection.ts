import pg from 'pg'

/** The settings that a connection speaks with. */
export interface CallerSettings {
  readonly role: 'renfort_system' | 'renfort_tenant' | 'renfort_sider'
  readonly organisation: string
  readonly group: string
  /** Empty unless given. */
  readonly sider?: string
}

/** Milliseconds after which the server cancels a statement, just before its connection is given up. */
export const statementTimeoutMs = 3_200

/**
 * Begins a transaction with the settings of its caller, which end with it. A pooler that lends
 * connections for one transaction keeps no settings between two, and takes none at the sign-in.
 */
export function beginAs(
  { role, organisation, group, sider = '' }: CallerSettings,
  begin = 'begin',
): string {
  const settings = Object.entries({
    role,
    'app.organisation': organisation,
    'app.group': group,
    'app.sider': sider,
    timezone: 'UTC',
    statement_timeout: String(statementTimeoutMs),
  })
  const each = settings.map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  )
  return `${begin}; select ${each.join(', ')}`
}

/**
 * Does some work in a transaction of its own, whose first and last statements travel together with
 * it. It counts once the transaction has committed.
 */
export async function inTransaction<T>(
  send: (text: string) => Promise<unknown>,
  begin: string,
  work: () => Promise<T>,
): Promise<T> {
  const [begun, done, committed] = await Promise.allSettled([send(begin), work(), send('commit')])
  for (const { status, ...result } of [begun, done, committed]) {
    if (status === 'rejected') throw (result as { reason: unknown }).reason
  }
  return (done as PromiseFulfilledResult<T>).value
}

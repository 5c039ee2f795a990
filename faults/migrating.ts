import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../apps/api/src/platform/database/migrate.ts'
import { onEveryExit } from '../tools/on-every-exit.ts'

/** What the sessions of the migrating process are called by the server. */
export const migratingName = 'migrating'

/**
 * A next release that adds a column. Rows that the present one makes get 0 by a trigger; the fill counts how often it
 * meets one of the others.
 */
const migrations = {
  '9001_filled.sql': `
alter table missions add column filled integer;
create function fill_missions() returns trigger language plpgsql as $$
begin
  new.filled := coalesce(new.filled, 0);
  return new;
end $$;
create trigger fill_missions before insert on missions for each row execute function fill_missions();
`,
  '9002_fill.sql': `-- outside a transaction
-- in parts of 500 of missions
update missions set filled = coalesce(filled, 0) + 1
  where id between $1 and $2 and (filled is null or filled > 0);
`,
  '9003_index.sql': `-- outside a transaction
drop index concurrently if exists shifts_by_end;
create index concurrently shifts_by_end on shifts (organisation_id, ends_at);
`,
  '9004_check.sql':
    'alter table missions add constraint missions_filled check (filled is not null) not valid;\n',
  '9005_validate.sql': 'alter table missions validate constraint missions_filled;\n',
}

export interface Migrating {
  readonly child: ChildProcess
  /** Its exit code; null when it was killed. */
  readonly ended: Promise<number | null>
}

export function writeMigrations(folder: string): void {
  for (const [name, sql] of Object.entries(migrations)) writeFileSync(join(folder, name), sql)
}

/** The runner of the product in a process of its own. */
export function startMigrating(databaseUrl: string, folder: string): Migrating {
  const child = spawn(process.execPath, [import.meta.filename, databaseUrl, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const cleaned = onEveryExit(() => void child.kill('SIGKILL'))
  const ended = exited.then(([code]) => {
    cleaned()
    return code as number | null
  })
  return { child, ended }
}

if (import.meta.main) {
  const [databaseUrl, folder] = process.argv.slice(2)
  const ownerPool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: migratingName,
    max: 2,
  })
  await migrate({ ownerPool }, folder)
  await ownerPool.end()
}

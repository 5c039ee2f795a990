import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays, isoDate, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import pg from 'pg'
import { insertHours } from '../apps/api/src/testing/stored-hours.ts'
import { print } from '../tools/print.ts'
import { withFolder } from '../tools/throw-away-folder.ts'
import { withPostgres } from '../tools/throw-away-postgres.ts'
import { judgeDeadline, type Promised, type StoredHours } from './deadline-ledger.ts'
import { minuteMs, type Monday, stories } from './deadline-stories.ts'
import { type MovedProcess, movedProcess } from './moved-process.ts'
import type { Outcome } from './stored-missions.ts'

/** The Monday before a change to summer time; the one before the change in autumn is 31 weeks later. */
const firstMonday = isoDate('2027-03-22')
const weeksBetweenTimes = [31, 21] as const
const mostLateMs = minuteMs
const patienceMs = 90_000
const dayMs = 86_400_000
const hoursOfDay = 16

/** Two processes whose clocks jump and which stand still, over one deadline of Monday after the other. */
export async function faultsOnDeadline(times: number): Promise<Outcome> {
  print(`\nThe deadline of Monday at 22:00, two processes, ${times * stories.length} Mondays`)
  return withFolder('deadline', (folder) =>
    withPostgres({ durability: 'normal' }, async (databaseUrl) => {
      const processes = [
        await movedProcess(folder, deadlineOf(firstMonday) - 2 * dayMs, environment()),
        await movedProcess(folder, deadlineOf(firstMonday) - 2 * dayMs, environment()),
      ] as const
      function environment() {
        return {
          DATABASE_URL: databaseUrl,
          DATA_DIR: join(folder, 'data'),
          SEED: 'brief-demo',
          SIMULATE_PROVIDER: 'false',
          LOG_LEVEL: 'error',
        }
      }
      const client = new pg.Client({ connectionString: databaseUrl })
      try {
        for (const { product } of processes) await product.start()
        await client.connect()
        const problems = await playAll(client, processes, times)
        for (const { product } of processes) {
          await product.stop()
          problems.push(...product.crashes, ...product.errors)
        }
        for (const problem of problems.slice(0, 20)) print(`  ${problem}`)
        return { faults: times * stories.length, passed: problems.length === 0 }
      } finally {
        await client.end()
        await Promise.all(processes.map(({ product }) => product.kill()))
      }
    }),
  )
}

async function playAll(
  client: pg.Client,
  [one, other]: readonly [MovedProcess, MovedProcess],
  times: number,
): Promise<string[]> {
  const problems: string[] = []
  const work = await aWorkedMission(client)
  let first = firstMonday
  for (let time = 0; time < times; time += 1) {
    for (const [number, [name, play]] of stories.entries()) {
      const day = addDays(first, 7 * number)
      const deadline = deadlineOf(day)
      for (const each of [one, other]) each.setTo(deadline - 2 * dayMs)
      const promised: Promised[] = []
      const seen = new Set<string>()
      const patiently = async (what: string, holds: () => Promise<boolean>) => {
        if (!(await holdsInTime(holds))) seen.add(`not in ${patienceMs / 1_000} s: ${what}`)
      }
      const nextWeek = await write(client, work, day)
      promised.push({ ids: nextWeek, between: null })
      let written = 0
      const monday: Monday = {
        deadline,
        one,
        other,
        hours: () => {
          written += 1
          return write(client, work, addDays(day, written === 1 ? -6 : -1))
        },
        areValidated: async (ids, from = deadline) => {
          promised.push({ ids, between: { from: deadline, dueAt: from, until: from + mostLateMs } })
          await patiently('hours are validated', async () => {
            const stored = await storedHours(client, ids)
            const decided = stored.filter(({ isValidated }) => isValidated).length
            if (decided > 0 && Math.max(one.now(), other.now()) < deadline)
              seen.add('validated before the deadline')
            return decided === ids.length
          })
        },
        isRun: () => patiently('the run is done', () => hasRun(client, deadline)),
        isSeenBefore: (instant) =>
          patiently('the clock is seen', async () => (await lastRun(client)) < instant),
      }
      await play(monday)
      await monday.isRun()
      const ids = promised.flatMap((each) => each.ids)
      const verdict = judgeDeadline(promised, await storedHours(client, ids))
      print(
        `  ${day} ${name}: ${verdict.validated} validated, the last ${(verdict.latestMs / 1_000).toFixed(1)} s after it was due, ${verdict.problems.length + seen.size} problems`,
      )
      problems.push(...[...verdict.problems, ...seen].map((each) => `${day} ${name}: ${each}`))
    }
    first = addDays(first, 7 * (weeksBetweenTimes[time % 2] ?? 0))
  }
  return problems
}

/** 22:00 in Paris as Temporal has it, which the product does not ask. */
function deadlineOf(day: IsoDate): number {
  const plainTime = '22:00'
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: 'Europe/Paris', plainTime })
    .epochMilliseconds
}

interface Work {
  readonly organisationId: string
  readonly missionId: string
  readonly siderId: string
}

async function aWorkedMission(client: pg.Client): Promise<Work> {
  const { rows } = await client.query<Work>(
    `select organisation_id as "organisationId", id as "missionId",
       (select id from siders order by id limit 1) as "siderId"
     from missions where time_zone = 'Europe/Paris' order by id limit 1`,
  )
  if (rows[0] === undefined) throw new Error('The demo has no mission.')
  return rows[0]
}

/** Half an hour of work in each hour of a day. */
function write(
  client: pg.Client,
  { organisationId, ...of }: Work,
  day: IsoDate,
): Promise<readonly string[]> {
  const start = Date.parse(`${day}T05:00:00Z`)
  const hours = Array.from({ length: hoursOfDay }, (_hour, number) => {
    const from = start + number * 60 * minuteMs
    const at = (milliseconds: number) => new Date(milliseconds).toISOString()
    return { ...of, from: at(from), until: at(from + 30 * minuteMs) }
  })
  return insertHours((text, values) => client.query(text, [...values]), organisationId, hours)
}

async function storedHours(
  client: pg.Client,
  ids: readonly string[],
): Promise<readonly StoredHours[]> {
  const { rows } = await client.query<StoredHours>(
    `select a.id, a.status = 'att.validated' as "isValidated",
       (extract(epoch from a.validated_at) * 1000)::float8 as "validatedAt",
       (select coalesce(sum(jsonb_array_length(v.actions)), 0)::int
        from attendance_versions v where v.attendance_id = a.id) as actions,
       (select count(*)::int from audit_log l where l.action = 'attendance.expire'
          and l.organisation_id = a.organisation_id
          and l.after -> 'attendanceIds' ? a.id::text) as told
     from attendances a where a.id = any($1::uuid[])`,
    [[...ids]],
  )
  return rows
}

async function hasRun(client: pg.Client, deadline: number): Promise<boolean> {
  const { rows } = await client.query('select from validation_runs where deadline = $1', [
    new Date(deadline).toISOString(),
  ])
  return rows.length > 0
}

/** When the job that validates was last started, as its schedule has it. */
async function lastRun(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ at: number }>(
    `select (extract(epoch from last_run_at) * 1000)::float8 as at from job_schedules
     where name = 'validate-due-hours'`,
  )
  return rows[0]?.at ?? 0
}

async function holdsInTime(holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + patienceMs
  while (!(await holds())) {
    if (performance.now() > end) return false
    await wait(50)
  }
  return true
}

/** The first migration that the rules hold for: it may run while the former release still answers. */
export const firstHeld = '0320'

/** Why a statement must not run while the former release still answers. */
export interface Refused {
  readonly statement: string
  readonly why: string
}

interface Rule {
  readonly found: RegExp
  readonly why: string
  /** Whether a table that the same file makes is free of it: nobody waits for an empty table. */
  readonly isOfOldTables: boolean
}

const table = String.raw`(?:if exists )?(?:only )?([a-z_.]+)`
const columnType = String.raw`add column (?:if not exists )?[a-z_]+ [^,;]*`

/** Statements that lock a table while it is read or rewritten, or that the former release fails on. */
const expandRules: readonly Rule[] = [
  {
    found: /^create (?:unique )?index (?!concurrently)(?:if not exists )?[a-z_]+ on ([a-z_.]+)/,
    why: 'writes wait while the index is built: create it concurrently, in a file outside a transaction',
    isOfOldTables: true,
  },
  {
    found: new RegExp(`^alter table ${table} .*alter (?:column )?[a-z_]+ (?:set data )?type `),
    why: 'the table is written anew under a lock: add a column, copy in parts, drop the old one later',
    isOfOldTables: true,
  },
  {
    found: new RegExp(`^alter table ${table} .*alter (?:column )?[a-z_]+ set not null`),
    why: 'the whole table is read under a lock, and the former release may write null: a check that is not valid first, validated later, then not null in a contract',
    isOfOldTables: true,
  },
  {
    found: new RegExp(
      `^alter table ${table} .*${columnType}default [^,;]*(?:random|uuid|clock_timestamp|nextval|timeofday)[a-z_]*\\(`,
    ),
    why: 'a default that differs for each row writes the table anew: add the column without, set the default, fill in parts',
    isOfOldTables: true,
  },
  {
    found: new RegExp(
      `^alter table ${table} .*${columnType}(?:(?:big|small)?serial\\b|generated (?:always|by))`,
    ),
    why: 'a value for each row writes the table anew',
    isOfOldTables: true,
  },
  {
    found: new RegExp(`^alter table ${table} .*${columnType}references `),
    why: 'both tables are locked while rows are compared: add the constraint not valid, validate it in another file',
    isOfOldTables: true,
  },
  {
    found: new RegExp(
      `^alter table ${table} (?:.*, )?add column (?:if not exists )?[a-z_]+ (?![^,;]*default)[^,;]*not null`,
    ),
    why: 'the former release writes rows without it: give it a default',
    isOfOldTables: true,
  },
  {
    found: new RegExp(
      `^alter table ${table} .*add constraint [a-z_]+ (?:check|foreign key)(?!.*not valid)`,
    ),
    why: 'the whole table is read under a lock: add it not valid, validate it in another file',
    isOfOldTables: true,
  },
  {
    found: new RegExp(
      `^alter table ${table} .*add (?:constraint [a-z_]+ )?(?:unique|primary key|exclude)(?!.* using index)`,
    ),
    why: 'its index is built under a lock: create it concurrently, then add the constraint using index',
    isOfOldTables: true,
  },
  {
    found: new RegExp(
      `^alter table ${table} .*drop (?:column )?(?:if exists )?(?!default|not null|constraint|expression|identity)[a-z_]+`,
    ),
    why: 'the former release still reads the column: drop it in a contract, a release later',
    isOfOldTables: true,
  },
  {
    found: /^alter (?:table|view|type|index|function) .*\brename\b/,
    why: 'the former release knows the old name: add the new one, drop the old one in a contract',
    isOfOldTables: false,
  },
  {
    found: /^(?:drop (?:table|view|materialized view|type|schema)|truncate) /,
    why: 'the former release still uses it: drop it in a contract, a release later',
    isOfOldTables: false,
  },
]

/** Statements that stop every call while they last, whatever release answers. */
const alwaysRules: readonly Rule[] = [
  {
    found:
      /^(?:lock table|vacuum full|cluster\b|reindex (?!.*concurrently)|refresh materialized view (?!concurrently))/,
    why: 'every call waits while it lasts',
    isOfOldTables: false,
  },
]

/**
 * The statements of a migration that must not run while calls are answered. A contract
 * (`0331_contract_….sql`) may drop and lock what no release in use needs any more.
 */
export function refusedStatements(name: string, sql: string): readonly Refused[] {
  const rules = name.includes('_contract_') ? alwaysRules : [...expandRules, ...alwaysRules]
  const statements = statementsOf(sql)
  const made = new Set(
    statements.flatMap((statement) =>
      Array.from(
        statement.matchAll(/^create table (?:if not exists )?([a-z_.]+)/g),
        ([, own]) => own,
      ),
    ),
  )
  return statements.flatMap((statement) =>
    rules.flatMap(({ found, why, isOfOldTables }) => {
      const match = found.exec(statement)
      return match === null || (isOfOldTables && made.has(match[1])) ? [] : [{ statement, why }]
    }),
  )
}

/** In small letters and on one line each, without comments and bodies of functions. */
function statementsOf(sql: string): readonly string[] {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '$$')
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp } from '../../testing/test-app.ts'
import { createMetrics } from './metrics.ts'

const root = join(import.meta.dirname, '../../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const alerts = read('deploy/prometheus/alerts.yml')
const board = read('deploy/grafana/board.json')

let told: Set<string>
beforeAll(async () => {
  const { services, database } = await sharedApp()
  const text = await createMetrics(services.db, database).text()
  told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
})

/** The series in a query, without the suffixes that Prometheus adds for a histogram. */
function askedIn(text: string): string[] {
  return [...text.matchAll(/\b(?:renfort|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  )
}

describe('alerts and board', () => {
  it.each([
    ['the alerts', alerts],
    ['the board', board],
  ])('%s ask for what the product tells', (_name, text) => {
    const asked = askedIn(text)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !told.has(name))).toEqual([])
  })

  it('each alert has its lines in the runbook, and the runbook no others', () => {
    const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
    const linked = [...alerts.matchAll(/runbook: docs\/operations\.md#(\w+)/g)].map(
      ([, anchor = '']) => anchor,
    )
    const [, lines = ''] = read('docs/operations.md').split('## What to do\n')
    const headings = [...lines.matchAll(/^### (\w+)/gm)].map(([, name = '']) => name)
    expect(headings).toEqual(names)
    expect(linked).toEqual(names.map((name) => name.toLowerCase()))
  })
})

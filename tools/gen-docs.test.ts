import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../packages/domain/src/kernel/calendar.ts'
import { actions } from '../packages/domain/src/access/policy.ts'
import { withAreas } from './area-picture.ts'
import { stalePages } from './gen-docs.ts'
import { eventExamples } from '../packages/contract/src/event-examples.ts'
import { eventData } from '../packages/contract/src/event.ts'
import {
  type EventKind,
  eventKinds,
  testEventKind,
} from '../packages/domain/src/event/event-kinds.ts'
import { renderEvents } from './events-page.ts'
import { territories } from '../packages/domain/src/law/territory.ts'
import { readLegalLists, renderLaw } from './law-page.ts'
import { renderPermissions } from './permission-page.ts'

it('tells which pages are missing or no longer what the code says', () => {
  const root = mkdtempSync(join(tmpdir(), 'renfort-docs-'))
  try {
    mkdirSync(join(root, 'docs'))
    writeFileSync(join(root, 'docs/same.md'), 'as it is')
    writeFileSync(join(root, 'docs/other.md'), 'as it was')
    const pages = { 'docs/same.md': 'as it is', 'docs/other.md': 'as it is', 'docs/new.md': '' }
    expect(stalePages(pages, root)).toEqual(['docs/other.md', 'docs/new.md'])
  } finally {
    rmSync(root, { recursive: true })
  }
})

describe('the areas', () => {
  const marked = (name: string, text: string) =>
    `<!-- ${name}: made by \`npm run docs\` -->\n${text}\n<!-- end of ${name} -->`
  const page = `Before\n${marked('areas', 'stale')}\n${marked('folders', 'stale')}\nafter`
  const matrix = {
    'apps/api/src': { shift: ['mission', 'platform'], mission: ['platform'], platform: [] },
  }

  it('are drawn with what each stands on, without the arrows that others imply', () => {
    const drawn = withAreas(page, matrix, [])
    expect(drawn).toContain('flowchart TD\n  shift --> mission\n  mission --> platform\n```')
    expect(drawn).not.toContain('stale')
    expect(drawn).toMatch(/^Before[^]*after$/)
    expect(() => withAreas('no marks', {}, [])).toThrow('lost the marks')
  })

  it('are listed with their folders in each package', () => {
    const drawn = withAreas(page, matrix, [
      'packages/domain/src/shift/shift.ts',
      'packages/domain/src/shift/line/read-line.ts',
      'apps/api/src/shift/routes.ts',
      'apps/web/src/features/shift/week/week-dialog.tsx',
      'apps/web/src/features/shift/form/shift-form.tsx',
    ])
    expect(drawn).toContain('- **shift**: domain (line), web (form, week)')
  })
})

it('shows every dated value with its sentence, its source and what is left to confirm', async () => {
  const page = renderLaw(await readLegalLists())
  expect(page).toContain('## minimumWages\n\nSMIC, gross')
  expect(page).toMatch(/\| 2026-06-01 \| 1231 \| \[Arrêté du 22 mai 2026\]\(https:.*\) \| \S+/)
  expect(page).toContain('start: 21:00, end: 06:00')
})

it('shows what each territory has of its own', async () => {
  const page = renderLaw(await readLegalLists())
  for (const territory of territories) expect(page).toContain(`| ${territory} |`)
  expect(page).toMatch(/\| la-reunion \| 974… \| Indian\/Reunion \| .*12-20.* \| 8\.5 % \|/)
  expect(page).toMatch(/\| mayotte \| .* \| 9\.56 € since 2026-06-01 \|/)
})

it('renders a list of objects in one cell', () => {
  const entry = {
    from: isoDate('2026-01-01'),
    value: [{ hours: 35 }, { hours: 43 }],
    source: { text: 'A text' },
  }
  const lists = [{ name: 'steps', file: 'steps.ts', explanation: 'Steps.', entries: [entry] }]
  expect(renderLaw(lists)).toContain('| 2026-01-01 | hours: 35; hours: 43 | A text |  |')
})

it('gives every action of the policy its row', () => {
  const page = renderPermissions()
  for (const action of actions) expect(page).toContain(`| \`${action}\` |`)
  expect(page).toContain('| `mission.edit` | ✔ | own | – | – | T | – |')
})

it.each<EventKind>([...eventKinds, testEventKind])(
  'shows %s with an example that its schema takes',
  (kind) => {
    const example = eventExamples[kind]
    expect(eventData[kind].parse(example)).toEqual(example)
    expect(Object.keys(eventData[kind].shape).sort()).toEqual(Object.keys(example).sort())
    expect(renderEvents()).toContain(`### \`${kind}\`\n\nWhen `)
    expect(eventData[kind].description).toBeTruthy()
  },
)

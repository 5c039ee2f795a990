import { readSiderProfile } from '@renfort/contract/sider-self.ts'
import { listSiderHours, listSiderRequests, listSiderShifts } from '@renfort/contract/sider-work.ts'
import { listSiderPapers } from '@renfort/contract/sider-paper.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answer } from '../testing/api-stand-in.ts'
import { aSiderSelf } from '../testing/a-sider-self.ts'
import { aSiderMission, aSiderShift } from '../testing/a-sider-shift.ts'
import { openSession } from './access/open-session.ts'
import { SiderApp } from './sider-app.tsx'
import { SpokenProvider } from './spoken.tsx'
import { fr } from './words/fr.ts'

/** A dictionary of a language written from right to left: each sentence is marked by one Arabic word. */
function inArabic<T>(words: T): T {
  if (typeof words === 'string') return `نص ${words}` as T
  const entries = Object.entries(words as Record<string, unknown>)
  return Object.fromEntries(entries.map(([name, value]) => [name, inArabic(value)])) as T
}

/** Utilities that name a side of the screen: they do not turn with the language. */
const physical =
  /(?:^|[\s"'`:])-?(?:[mp][lr]|(?:scroll-)?[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|text-(?:left|right)|float-(?:left|right)|clear-(?:left|right))(?:-|(?=[\s"'`]))/

const sources = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default' })

afterEach(() => {
  document.documentElement.lang = 'fr'
  document.documentElement.dir = 'ltr'
})

it.each([
  ['/s/', 'missions'],
  ['/s/requests', 'requests'],
  ['/s/hours', 'hours'],
  ['/s/papers', 'papers'],
  ['/s/me', 'me'],
] as const)(
  '%s reads from right to left with a dictionary of such a language alone',
  async (at, page) => {
    answer(listSiderShifts, () => ({
      now: '2026-11-20T18:00:00.000Z',
      shifts: [aSiderShift()],
      missions: [aSiderMission()],
    }))
    answer(listSiderRequests, () => [])
    answer(listSiderHours, () => [])
    answer(listSiderPapers, () => ({ papers: [], ways: [] }))
    answer(readSiderProfile, () => aSiderSelf())
    openSession({
      token: '',
      siderId: '00000000-0000-4000-8000-0000000008a1',
      firstName: 'Nora',
    })
    history.replaceState(null, '', at)
    const words = inArabic(fr)
    render(
      <SpokenProvider first={{ language: 'ar', words }}>
        <SiderApp />
      </SpokenProvider>,
    )
    await act(async () => undefined)
    await screen.findAllByRole('heading')
    expect(document.documentElement.dir).toBe('rtl')
    expect(document.documentElement.lang).toBe('ar')
    const link = screen.getByRole('link', { name: words.pages[page] })
    expect(link.getAttribute('aria-current')).toBe('page')
    const named = [...document.querySelectorAll('[class]')].map(({ className }) =>
      String(className),
    )
    expect(named.filter((name) => physical.test(name))).toEqual([])
  },
)

it('no page names a side of the screen', async () => {
  expect(physical.test('"pl-4"')).toBe(true)
  expect(physical.test('"text-left"')).toBe(true)
  expect(physical.test('"ps-4 text-start"')).toBe(false)
  const wrong: string[] = []
  for (const [path, read] of Object.entries(sources)) {
    if (path.endsWith('.test.tsx')) continue
    for (const name of (await read()).match(/className=[^>]*/g) ?? []) {
      if (physical.test(name)) wrong.push(`${path}: ${name}`)
    }
  }
  expect(Object.keys(sources).length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

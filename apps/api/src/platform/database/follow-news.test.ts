import { afterEach, expect, it } from 'vitest'
import { statementsOf } from '../../testing/plans.ts'
import { sharedApp } from '../../testing/test-app.ts'
import { createDb, nobody } from './db.ts'
import { followNews } from './follow-news.ts'
import { createNews } from './news.ts'

const app = await sharedApp()
const company = '00000000-0000-4000-8000-000000000077'
let ending = new AbortController()
afterEach(() => ending.abort())

/** What is heard of the company by news of their own. */
function heardBy(news = createNews()) {
  const heard: string[] = []
  news.listen((id) => {
    if (id === company) heard.push(id)
  })
  return { news, heard }
}

const announce = (news: ReturnType<typeof createNews>, work = async () => undefined as unknown) =>
  createDb(app.database, app.clock, news).transaction(nobody, async (transaction) => {
    transaction.announce(company)
    transaction.announce(company)
    await work()
  })

it('news are heard in their process once after the commit, and never of what was undone', async () => {
  const { news, heard } = heardBy()
  await announce(news, async () => {
    expect(heard).toEqual([])
  })
  expect(heard).toEqual([company])
  await expect(announce(news, () => Promise.reject(new Error('undone')))).rejects.toThrow('undone')
  expect(heard).toEqual([company])
})

it('news are heard in another process by PostgreSQL; the embedded database has no other', async () => {
  ending = new AbortController()
  const { news, heard } = heardBy()
  const { news: others } = heardBy()
  const following = Promise.all(
    [news, others].map((each) => followNews(app.database, each, ending.signal)),
  )
  if (app.database.openListener === null) {
    await following
    return
  }
  await expect
    .poll(async () => {
      await announce(others)
      return heard.length
    })
    .toBeGreaterThan(0)
  ending.abort()
  await following
})

it('a transaction with news notifies nobody itself: PostgreSQL would commit one such at a time', async () => {
  const statements = await statementsOf(app.database, () => announce(createNews()))
  expect(statements.filter(({ text }) => /notify/.test(text))).toEqual([])
})

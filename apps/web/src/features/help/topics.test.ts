import { describe, expect, it } from 'vitest'
import { screenPaths, staffPaths } from '../../platform/screen-paths.ts'
import { answersOf, loadAnswers } from './articles.ts'
import { helpTopics, topicAt } from './topics.ts'

describe('the topic of a screen', () => {
  it.each([
    ['/planning', 'planning'],
    ['/tasks/view/0b1c', 'missions'],
    ['/taskPosting/0b1c/shifts', 'posting'],
    ['/contracts/0b1c/signature', 'contracts'],
    ['/settings', 'settings'],
    ['/settings/legal', 'settings'],
    ['/settings/payment', 'payment'],
    ['/settings/team', 'team'],
    ['/me/profile', 'profile'],
    [staffPaths.home, 'staff-home'],
    [`${staffPaths.organisations}/0b1c`, 'staff-organisations'],
    [`${staffPaths.organisations}/0b1c/indemnities`, 'staff-invoices'],
    ['/somewhere-else', 'words'],
  ])('%s is about %s', (path, topic) => {
    expect(topicAt(path)).toBe(topic)
  })
})

describe('an article', () => {
  it('is read question by question', () => {
    const article = '## Quand signer ?\n\nAvant le début.\n\n## Qui signe ?\nUn gérant.\n'
    expect(answersOf('contracts', article)).toEqual([
      { topic: 'contracts', question: 'Quand signer ?', answer: 'Avant le début.' },
      { topic: 'contracts', question: 'Qui signe ?', answer: 'Un gérant.' },
    ])
  })

  const paths: readonly string[] = [...Object.values(screenPaths), ...Object.values(staffPaths)]

  it.each(['fr', 'en'] as const)(
    'has three to six answers for each topic in « %s »',
    async (locale) => {
      const answers = await loadAnswers(locale)
      const wrong = helpTopics.filter((topic) => {
        const count = answers.filter((each) => each.topic === topic).length
        return count < 3 || (count > 6 && topic !== 'words')
      })
      expect(wrong).toEqual([])
    },
  )

  it.each(['fr', 'en'] as const)(
    'leads to screens of the product alone in « %s »',
    async (locale) => {
      const answers = await loadAnswers(locale)
      const links = answers.flatMap(({ answer }) =>
        [...answer.matchAll(/\]\(([^)]*)\)/g)].map(([, href]) => href),
      )
      expect(links.length).toBeGreaterThan(5)
      expect(links.filter((href) => !paths.includes(href ?? ''))).toEqual([])
    },
  )

  it.each(['fr', 'en'] as const)('holds neither HTML nor images in « %s »', async (locale) => {
    const answers = await loadAnswers(locale)
    expect(answers.filter(({ answer }) => /<\w|!\[/.test(answer))).toEqual([])
  })

  it('answers as many questions in English as in French', async () => {
    const [french, english] = await Promise.all([loadAnswers('fr'), loadAnswers('en')])
    const topicsOf = (answers: typeof french) => answers.map(({ topic }) => topic)
    expect(topicsOf(english)).toEqual(topicsOf(french))
  })
})

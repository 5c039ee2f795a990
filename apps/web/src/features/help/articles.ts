import type { Locale } from '../../platform/stored-locale.ts'
import { type HelpTopic, helpTopics } from './topics.ts'

/** A question of a topic with its answer in Markdown. */
export interface HelpAnswer {
  readonly topic: HelpTopic
  readonly question: string
  readonly answer: string
}

// Whoever opens the help reads one language.
const files = {
  fr: async () => (await import('./articles/french.ts')).french,
  en: async () => (await import('./articles/english.ts')).english,
}

/** All answers of the help in one language, in the order of the topics. */
export async function loadAnswers(locale: Locale): Promise<readonly HelpAnswer[]> {
  const articles = await files[locale]()
  return helpTopics.flatMap((topic) => answersOf(topic, articles[`./${locale}/${topic}.md`] ?? ''))
}

/** The answers of one article: each question is a heading of the second level. */
export function answersOf(topic: HelpTopic, article: string): readonly HelpAnswer[] {
  return article
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [question = '', ...answer] = part.split('\n')
      return { topic, question: question.trim(), answer: answer.join('\n').trim() }
    })
}

import type { Operation } from './operations.ts'

/** What a read answered last, and when by the hour of the phone. */
export interface Answered<T> {
  readonly data: T
  readonly readAt: number
}

const prefix = 'sider.answer:'

/** Keeps the last answer of a read on this phone, for when there is no network. */
export function keepAnswer({ path }: Operation, answered: Answered<unknown>): void {
  localStorage.setItem(prefix + path, JSON.stringify(answered))
}

export function keptAnswer<T>({ path }: Operation): Answered<T> | null {
  const text = localStorage.getItem(prefix + path)
  return text === null ? null : (JSON.parse(text) as Answered<T>)
}

/** Nothing that was read stays on a phone whose pages were closed. */
export function forgetAnswers(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(prefix)) localStorage.removeItem(name)
  }
}

import { notificationLimits } from '@renfort/domain/notification/notification-kind.ts'
import { numberEvents } from '../event/event-queries.ts'
import { type Db, nobody } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'

/** A screen that follows the notifications of its user. */
export interface Screen {
  readonly organisationId: string
  readonly sessionId: string
  /** Says what has changed, or ends it with the session. */
  look(): Promise<void>
  end(): void
}

/** Milliseconds in which the facts of a company are gathered before its screens look. */
const gatherMs = 200
/** Milliseconds after which a screen looks without being woken: proxies close what is silent. */
const lookAgainMs = 25_000

/** The screens that this process answers. */
export interface Screens {
  /** Returns what takes it away; `null` where there are too many. */
  add(screen: Screen): (() => void) | null
}

const known = new WeakMap<Db['news'], Screens>()

export function screensOf({ db, ending }: Pick<Services, 'db' | 'ending'>): Screens {
  const prepare = (organisationId: string) => numberEvents(db.queries(nobody), organisationId)
  const screens = known.get(db.news) ?? createScreens(db.news, { ending, prepare })
  known.set(db.news, screens)
  return screens
}

interface Around {
  /** Aborted when the process stops: its screens go to another one. */
  readonly ending: AbortSignal
  /** Runs once before the screens of a company look. */
  readonly prepare: (organisationId: string) => Promise<void>
}

export function createScreens(news: Db['news'], { ending, prepare }: Around): Screens {
  const open = new Map<string, Set<Screen>>()
  const looking = new Set<string>()
  /** Companies with news while their screens look. */
  const missed = new Set<string>()
  let count = 0
  const all = () => [...open.values()].flatMap((screens) => [...screens])
  const lookAll = async (organisationId: string) => {
    const screens = [...(open.get(organisationId) ?? [])]
    if (screens.length === 0) return
    await prepare(organisationId)
    await Promise.all(screens.map(async (screen) => screen.look()))
  }
  const wake = (organisationId: string) => {
    if (looking.has(organisationId)) {
      missed.add(organisationId)
      return
    }
    looking.add(organisationId)
    // A database that is away ends them: they come back, and ask from time to time until then.
    const givenUp = () => {
      for (const screen of open.get(organisationId) ?? []) screen.end()
    }
    void lookAll(organisationId)
      .catch(givenUp)
      .finally(() => {
        looking.delete(organisationId)
        if (missed.delete(organisationId)) wake(organisationId)
      })
  }
  const gathered = new Set<string>()
  news.listen((organisationId) => {
    if (!open.has(organisationId) || gathered.has(organisationId)) return
    gathered.add(organisationId)
    setTimeout(() => {
      gathered.delete(organisationId)
      wake(organisationId)
    }, gatherMs)
  })
  const timer = setInterval(() => {
    for (const organisationId of open.keys()) wake(organisationId)
  }, lookAgainMs)
  timer.unref()
  ending.addEventListener('abort', () => {
    clearInterval(timer)
    for (const screen of all()) screen.end()
  })
  return {
    add: (screen) => {
      const ofCompany = open.get(screen.organisationId) ?? new Set()
      const ofSession = all().filter(({ sessionId }) => sessionId === screen.sessionId)
      const isFull =
        count >= notificationLimits.screensOfProcess ||
        ofSession.length >= notificationLimits.screens
      if (isFull || ending.aborted) return null
      open.set(screen.organisationId, ofCompany.add(screen))
      count += 1
      return () => {
        if (!ofCompany.delete(screen)) return
        count -= 1
        if (ofCompany.size === 0) open.delete(screen.organisationId)
      }
    },
  }
}

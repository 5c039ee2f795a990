import type { Me } from '@renfort/contract/session.ts'
import type { Action } from '@renfort/domain/access/policy.ts'
import type { FeatureKey } from '@renfort/domain/feature-flag/feature-flag.ts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { afterDrawing } from './after-drawing.ts'
import { followAccount } from './i18n.ts'
import { rememberPlace, takePlace } from './place.ts'
import { storedSession } from './session.ts'
import { storage } from './storage.ts'

// Guards are part of the first script of every screen: their code loads only with a session.
const importMe = async () => {
  // The code that all calls share loads first: starting everything in one go would block the page.
  await import('./zod-first.ts')
  await import('./call.ts')
  return import('./me.ts')
}

let loaded: Awaited<ReturnType<typeof importMe>> | undefined

/** Imported once: each import takes turns of the browser, also of what is there, and every click asks for it. */
const loadMe = async () => (loaded ??= await importMe())

/** Starts to load what a signed-in screen needs while the application still starts. */
export function prepareSession(): void {
  if (storedSession() !== null) void loadMe()
}

/**
 * Loads the user, or leads to the sign-in when the browser holds no session (AUTH-16); the asked address follows
 * after the sign-in.
 */
export async function requireUser(queryClient: QueryClient, asked?: string): Promise<Me> {
  if (storedSession() === null) {
    if (asked !== undefined) rememberPlace(asked)
    throw redirect({ to: '/signin' })
  }
  const { meQuery } = await loadMe()
  const query = meQuery()
  const isKnown = queryClient.getQueryData(query.queryKey) !== undefined
  const me = await queryClient.ensureQueryData(query)
  // The browser may draw between the first answer and the start of the screen.
  if (!isKnown) await afterDrawing()
  await followAccount(me.locale)
  return me
}

/** The link of a mail first takes a member of the group into its company. */
export async function enterCompany(queryClient: QueryClient, company: unknown): Promise<void> {
  const me = await requireUser(queryClient)
  const { chooseCompany } = await import('./choose-company.ts')
  chooseCompany(queryClient, me, company)
}

/** Loads the user, and leads users without the right home (PLAN-01, JD-01). */
export async function requireRight(
  queryClient: QueryClient,
  action: Action,
  asked?: string,
  rule: 'mayDo' | 'mayDoInCompany' = 'mayDo',
): Promise<Me> {
  const me = await requireUser(queryClient, asked)
  const rules = await loadMe()
  if (!rules[rule](me, action)) throw redirect({ to: '/' })
  return me
}

/** Loads the user; in a group space only the team page of the settings exists (C-22). */
export async function requireSettings(queryClient: QueryClient): Promise<void> {
  const me = await requireUser(queryClient)
  const { actorOf } = await loadMe()
  if (actorOf(me).organisation === 'group') throw redirect({ to: '/settings/team' })
  await requireRight(queryClient, 'settings.read')
}

/** Leads back to the general settings while a feature is closed to the company (SET-05). */
export async function requireFeatureOfSettings(
  queryClient: QueryClient,
  feature: FeatureKey,
): Promise<void> {
  await requireSettings(queryClient)
  const { knownFeatures } = await import('./feature-query.ts')
  if (knownFeatures(queryClient)?.[feature] !== true) throw redirect({ to: '/settings/legal' })
}

/** Leads home users who are not in the group space (HOME-01). */
export async function requireGroupSpace(queryClient: QueryClient): Promise<void> {
  const me = await requireUser(queryClient)
  const { actorOf } = await loadMe()
  if (actorOf(me).organisation !== 'group') throw redirect({ to: '/' })
}

/** Leads users to their first page (AUTH-01 to AUTH-04), or back to where their session ended. */
export async function leadHome(queryClient: QueryClient): Promise<never> {
  const me = await requireUser(queryClient)
  const place = takePlace(me.id)
  if (place !== null) {
    if (place.organisationId !== null && me.organisation === null && me.group !== null) {
      storage.write('organisationId', place.organisationId)
      queryClient.clear()
    }
    throw redirect({ href: place.href })
  }
  const { homeOf } = await loadMe()
  throw redirect({ to: homeOf(me) })
}

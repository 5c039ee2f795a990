import { publicConfig } from '@renfort/contract/operations.ts'
import type { Me } from '@renfort/contract/session.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { configQuery } from '../platform/config.ts'
import { FeaturesProvider } from '../platform/features.tsx'
import { changeLocale, i18n } from '../platform/i18n.ts'
import { meQuery } from '../platform/me.ts'
import { ProductWords } from '../platform/product-words.tsx'
import { queryClient } from '../platform/query-client.ts'
import { keepSession } from '../platform/session.ts'
import { storage } from '../platform/storage.ts'
import type { Locale } from '../platform/stored-locale.ts'
import { ToastRegion } from '../ui/toast-region.tsx'
import { aConfig } from './a-config.ts'
import { aMe, companyId } from './a-me.ts'
import { answer } from './api-stand-in.ts'

interface Situation {
  /** The signed-in user; an administrator by default. `null` is nobody. */
  readonly as?: Partial<Me> | null
  readonly locale?: Locale
  /** The address of the screen. */
  readonly at?: string
  /** The configuration of the installation, and its clock. */
  readonly config?: Parameters<typeof aConfig>[0]
}

interface Shown {
  readonly user: UserEvent
  /** Where links and forms led. */
  readonly place: () => string
  /** Does what a link elsewhere on the page would do. */
  readonly leaveFor: (address: string) => void
  /** Does what « back » of the browser would do. */
  readonly goBack: () => void
}

/** Shows a component in the product's environment: words, cache, session, addresses. */
export async function show(
  screen: ReactNode,
  { as = {}, locale = 'fr', at = '/', config }: Situation = {},
): Promise<Shown> {
  if (as !== null) signIn(aMe(as))
  // The configuration comes with the page; an emptied cache asks for it again.
  answer(publicConfig, () => aConfig(config))
  queryClient.setQueryData(configQuery().queryKey, aConfig(config))
  await changeLocale(locale)
  const router = routerAt(at, screen)
  await router.load()
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ProductWords>
          <FeaturesProvider>
            {/* The test router knows the addresses only as types: every address shows this screen. */}
            <RouterProvider router={router as never} />
          </FeaturesProvider>
          <ToastRegion />
        </ProductWords>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  // A form checks its first values after it is drawn.
  await act(async () => undefined)
  return {
    user: userEvent.setup({ delay: null }),
    place: () => router.state.location.href,
    leaveFor: (address) => router.history.push(address),
    goBack: () => router.history.back(),
  }
}

function signIn(me: Me): void {
  const organisationId = me.organisation?.id ?? me.group?.id ?? companyId
  const organisationType = me.organisation === null && me.group !== null ? 'parent' : 'other'
  keepSession({ userId: me.id, organisationId, organisationType })
  if (me.actingUntil !== null) storage.write('logasId', me.id)
  queryClient.setQueryData(meQuery().queryKey, me)
}

function routerAt(address: string, screen: ReactNode) {
  const root = createRootRoute({ component: () => <Suspense>{screen}</Suspense> })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' })
  return createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { queryClient } as never,
  })
}

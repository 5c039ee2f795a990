import { createRouter } from '@tanstack/react-router'
import { NotFoundPage } from './features/frame/message-page.tsx'
import { LoadFailure } from './features/frame/load-failure.tsx'
import { breathe } from './platform/breathe.ts'
import { queryClient } from './platform/query-client.ts'
import { routeTree } from './routeTree.gen.ts'

await breathe()

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 200,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: LoadFailure,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

import { createRouter } from '@tanstack/react-router'
import { LoadFailure, NotFoundPage } from './features/frame/message-page.tsx'
import { afterDrawing } from './platform/after-drawing.ts'
import { queryClient } from './platform/query-client.ts'
import { routeTree } from './routeTree.gen.ts'

await afterDrawing()

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

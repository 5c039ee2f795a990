import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { noteScreen } from './platform/analytics.ts'
import { handleFailuresWith, type ShownFailure } from './platform/failures.ts'
import { i18n } from './platform/i18n.ts'
import { ProductWords } from './platform/product-words.tsx'
import { queryClient } from './platform/query-client.ts'
import { storedSession } from './platform/session.ts'
import { useIsConnectionLost } from './platform/use-connection.ts'
import { router } from './router.ts'
import { ConnectionNotice } from './ui/connection-notice.tsx'
import { ErrorBanner } from './ui/error-banner.tsx'
import { ToastRegion } from './ui/toast-region.tsx'
import { useUiWords } from './ui/ui-words.tsx'

// A page view carries the names of the parameters: no id, and no searched text.
router.subscribe('onResolved', () => {
  const { fullPath } = router.state.matches.at(-1) ?? {}
  if (fullPath === undefined || storedSession() === null) return
  noteScreen(fullPath)
})

export function App() {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ProductWords>
          <Screens />
        </ProductWords>
      </QueryClientProvider>
    </I18nextProvider>
  )
}

function Screens() {
  const words = useUiWords()
  const [failure, setFailure] = useState<ShownFailure | null>(null)
  handleFailuresWith({
    banner: setFailure,
    navigate: (to) => {
      queryClient.clear()
      void router.navigate({ to })
    },
    place: () => router.state.location.href,
  })
  const isConnectionLost = useIsConnectionLost(words.connectionBack)
  return (
    <>
      <ErrorBanner
        message={isConnectionLost ? null : (failure?.text ?? null)}
        reference={failure?.reference}
        onHide={() => setFailure(null)}
      />
      <ConnectionNotice isLost={isConnectionLost} />
      <RouterProvider router={router} />
      <ToastRegion />
    </>
  )
}

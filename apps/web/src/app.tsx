import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { IssueTranslation } from './form/issue-translation.tsx'
import { errorSentence } from './platform/error-words.ts'
import { handleFailuresWith, type Told } from './platform/failures.ts'
import { currentLocale, i18n } from './platform/i18n.ts'
import { queryClient } from './platform/query-client.ts'
import { storedSession } from './platform/session.ts'
import { useIsConnectionLost } from './platform/use-connection.ts'
import { router } from './router.ts'
import { ConnectionNotice } from './ui/connection-notice.tsx'
import { en } from './ui/en.ts'
import { ErrorBanner } from './ui/error-banner.tsx'
import { fr } from './ui/fr.ts'
import { ToastRegion } from './ui/toast-region.tsx'
import { UiWordsProvider } from './ui/ui-words.tsx'

// By the names of its parameters: no id of anything, and nothing that was searched for. What it takes
// comes after the screen, and only to somebody who is signed in.
router.subscribe('onResolved', () => {
  const { fullPath } = router.state.matches.at(-1) ?? {}
  if (fullPath === undefined || storedSession() === null) return
  const load = () => import('./platform/analytics.ts')
  void load().then(
    ({ noteScreen }) => noteScreen(fullPath),
    () => undefined,
  )
})

export function App() {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Localised />
      </QueryClientProvider>
    </I18nextProvider>
  )
}

/** Everything that speaks: the kit, the forms and the screens change language together. */
function Localised() {
  useTranslation()
  const [failure, setFailure] = useState<Told | null>(null)
  handleFailuresWith({
    banner: setFailure,
    navigate: (to) => {
      queryClient.clear()
      void router.navigate({ to })
    },
    place: () => router.state.location.href,
  })
  const words = currentLocale() === 'en' ? en : fr
  const isConnectionLost = useIsConnectionLost(words.connectionBack)
  return (
    <UiWordsProvider words={words}>
      <IssueTranslation translate={({ key, params }) => errorSentence(key, params)}>
        <ErrorBanner
          message={isConnectionLost ? null : (failure?.text ?? null)}
          reference={failure?.reference}
          onHide={() => setFailure(null)}
        />
        <ConnectionNotice isLost={isConnectionLost} />
        <RouterProvider router={router} />
        <ToastRegion />
      </IssueTranslation>
    </UiWordsProvider>
  )
}

import { logout, updateMe } from '@renfort/contract/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clearDraftsOfTab } from '../../form/draft-storage.ts'
import { call } from '../../platform/call.ts'
import { changeLocale, currentLocale } from '../../platform/i18n.ts'
import { forgetPlace } from '../../platform/place.ts'
import { useCommand } from '../../platform/query.ts'
import { leaveActing } from '../../platform/leave-acting.ts'
import { storage } from '../../platform/storage.ts'

/** What the footer of the navigation does. */
export function useAccountActions() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const saveLocale = useCommand(updateMe)

  const switchLanguage = () => {
    const locale = currentLocale() === 'fr' ? 'en' : 'fr'
    void changeLocale(locale)
    saveLocale.mutate({ body: { locale } })
    // Labels of the catalogue come in the caller's language.
    void queryClient.invalidateQueries()
  }

  /** Ends without a session whatever the answer (G-24); while acting for somebody, only that ends (NAV-12). */
  const logOut = () => {
    if (storage.read('logasId') !== null) {
      leaveActing()
      queryClient.clear()
      void navigate({ to: '/' })
      return
    }
    void call(logout, {}).catch(() => undefined)
    storage.clearSession()
    clearDraftsOfTab()
    forgetPlace()
    queryClient.clear()
    void navigate({ to: '/signin' })
  }

  return { switchLanguage, logOut }
}

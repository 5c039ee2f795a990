import { logout } from '@renfort/contract/session.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clearDraftsOfTab } from '../../form/draft-storage.ts'
import { call } from '../../platform/call.ts'
import { useLeaveActing } from '../../platform/company-switch.ts'
import { changeLocale, currentLocale } from '../../platform/i18n.ts'
import { forgetPlace } from '../../platform/place.ts'
import { storage } from '../../platform/storage.ts'
import { saveLocale } from './save-locale.ts'

/** The actions of the navigation's footer. */
export function useAccountActions() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const leaveActing = useLeaveActing()
  const saving = useMutation({ mutationFn: saveLocale })

  const switchLanguage = () => {
    const locale = currentLocale() === 'fr' ? 'en' : 'fr'
    void changeLocale(locale)
    saving.mutate(locale)
    // Labels of the catalogue come in the caller's language.
    void queryClient.invalidateQueries()
  }

  /** Ends the session whatever the server answers (G-24); for staff who act for a user, only that ends (NAV-12). */
  const logOut = () => {
    if (storage.read('logasId') !== null) return leaveActing()
    void call(logout, {}).catch(() => undefined)
    storage.clearSession()
    clearDraftsOfTab()
    forgetPlace()
    queryClient.clear()
    void navigate({ to: '/signin' })
  }

  return { switchLanguage, logOut }
}

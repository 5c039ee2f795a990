import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { Me } from '@renfort/contract/session.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Languages from 'lucide-react/icons/languages'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { clearDraftsOfTab } from '../../form/draft-storage.ts'
import { useLeaveActing } from '../../platform/company-switch.ts'
import { useConfig } from '../../platform/config.ts'
import { changeLocale, currentLocale } from '../../platform/i18n.ts'
import { fullName } from '../../platform/person-name.ts'
import { forgetPlace } from '../../platform/place.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { leaveSession } from '../../platform/unsettled-session.ts'
import { storage } from '../../platform/storage.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useHelp } from '../help/help-provider.tsx'
import { saveLocale } from './save-locale.ts'
import { useAnywhereWords } from './anywhere/words.ts'
import { useFrameWords } from './words.ts'

interface AccountMenuProps {
  me: Me
  isShrinked: boolean
  /** Called when another page is chosen, so that the surrounding sheet can close. */
  onNavigate?: () => void
}

const itemClass =
  'flex h-9 w-full items-center gap-3 rounded-control px-3 text-muted hover:bg-wash hover:text-ink'

/** Profile, help, language and logout, below the navigation (NAV-03, I18N-03). */
export function AccountMenu({ me, isShrinked, onNavigate }: AccountMenuProps) {
  const t = useFrameWords()
  const anywhere = useAnywhereWords()
  const { links } = useConfig()
  const help = useHelp()
  const { switchLanguage, logOut } = useAccountActions()
  const item = classNames(itemClass, isShrinked && 'justify-center px-0')
  const label = (text: ReactNode) => (
    <span className={isShrinked ? 'sr-only' : undefined}>{text}</span>
  )
  return (
    <div className="flex flex-col gap-0.5 border-t border-line pt-2">
      <Link
        to={screenPaths.ownProfile}
        className={item}
        activeProps={{ className: 'bg-wash font-medium text-ink!' }}
        onClick={onNavigate}
      >
        <CircleUserRound aria-hidden size={18} />
        {label(t(($) => $.profile))}
      </Link>
      <button
        type="button"
        className={item}
        aria-haspopup="dialog"
        onClick={() => {
          onNavigate?.()
          help()
        }}
      >
        <CircleHelp aria-hidden size={18} />
        {label(t(($) => $.help))}
      </button>
      {links.helpCentre !== null && (
        <a href={links.helpCentre} target="_blank" rel="noreferrer" className={item}>
          <LifeBuoy aria-hidden size={18} />
          {label(t(($) => $.helpCentre))}
        </a>
      )}
      <button
        type="button"
        className={item}
        onClick={switchLanguage}
        aria-label={anywhere(($) => $.languageLabel)}
      >
        <Languages aria-hidden size={18} />
        {label(anywhere(($) => $.language))}
      </button>
      <button type="button" className={item} onClick={logOut}>
        <LogOut aria-hidden size={18} />
        {label(t(($) => $.logout))}
      </button>
      <div
        className={classNames(
          'flex items-center gap-2.5 px-2 pt-2',
          isShrinked && 'justify-center px-0',
        )}
      >
        <Avatar name={fullName(me)} src={null} size="small" />
        <span className={classNames('min-w-0 flex-1', isShrinked && 'sr-only')}>
          <span className="block truncate text-sm font-medium">{fullName(me)}</span>
          <span className="block truncate text-xs text-muted">{shownEmail(me.email)}</span>
        </span>
      </div>
    </div>
  )
}

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
    // Labels of the catalogue depend on the language.
    void queryClient.invalidateQueries()
  }

  /**
   * Ends the session whatever the server answers (G-24); for staff who act for a user, it ends only the acting
   * (NAV-12).
   */
  const logOut = () => {
    if (storage.read('logasId') !== null) return leaveActing()
    leaveSession()
    clearDraftsOfTab()
    forgetPlace()
    queryClient.clear()
    void navigate({ to: screenPaths.signIn })
  }

  return { switchLanguage, logOut }
}

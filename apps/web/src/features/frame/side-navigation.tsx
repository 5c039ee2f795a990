import type { Me } from '@renfort/contract/session.ts'
import { Link } from '@tanstack/react-router'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import type { ReactNode } from 'react'
import { tourTarget } from '../../platform/tour-target.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useTip } from '../../ui/use-tip.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { CompanyName } from './company-switcher.tsx'
import { EntryCount } from './entry-count.tsx'
import type { NavigationEntry } from './navigation-entries.ts'
import { GroupHomeButton, SearchButton } from './navigation-buttons.tsx'
import { useFrameWords } from './words.ts'

/** Something next to the navigation: a list, an icon when the navigation is shrunk, or a bar on a phone. */
export type Aside = (shape: 'list' | 'icon' | 'bar') => ReactNode

/** The notifications: a button, or on a phone a number and a link. */
export type Bell = (
  shape: 'button' | 'mark' | 'link',
  className?: string,
  onNavigate?: () => void,
) => ReactNode

interface SideNavigationProps {
  me: Me
  entries: readonly NavigationEntry[]
  isShrinked: boolean
  onToggle: () => void
  onSearch: () => void
  aside?: Aside | undefined
  bell?: Bell | undefined
}

/** Expanded or shrunk, as the user left it (NAV-01). */
export function SideNavigation({
  me,
  entries,
  isShrinked,
  onToggle,
  onSearch,
  aside,
  bell,
}: SideNavigationProps) {
  const t = useFrameWords()
  const Icon = isShrinked ? PanelLeftOpen : PanelLeftClose
  return (
    <header
      data-print="hide"
      className={classNames(
        'sticky top-(--tour-top) flex h-[calc(100dvh-var(--tour-top))] shrink-0 flex-col gap-1 border-r border-line bg-surface p-3 transition-[width]',
        isShrinked ? 'w-18' : 'w-62',
      )}
    >
      <div
        className={classNames(
          'flex items-center gap-2 pt-1 pb-3',
          isShrinked ? 'flex-col' : 'justify-between pl-1.5',
        )}
      >
        <Brand isShort={isShrinked} />
        {bell?.('button')}
        <IconButton
          size="small"
          label={isShrinked ? t(($) => $.expand) : t(($) => $.shrink)}
          icon={<Icon aria-hidden size={18} />}
          onPress={onToggle}
        />
      </div>
      <CompanyName me={me} isShrinked={isShrinked} />
      <SearchButton isShrinked={isShrinked} onPress={onSearch} />
      <nav aria-label={t(($) => $.mainNavigation)} className="flex-1 overflow-y-auto py-2">
        <ul className="flex flex-col gap-0.5">
          {me.group !== null && me.organisation !== null && (
            <li>
              <GroupHomeButton me={me} isShrinked={isShrinked} className={linkLook(isShrinked)} />
            </li>
          )}
          {entries.map((entry) => (
            <li key={entry.to}>
              <SideLink entry={entry} isShrinked={isShrinked} />
            </li>
          ))}
        </ul>
        {aside?.(isShrinked ? 'icon' : 'list')}
      </nav>
      <AccountMenu me={me} isShrinked={isShrinked} />
    </header>
  )
}

function linkLook(isShrinked: boolean): string {
  return classNames(
    'relative flex h-10 items-center gap-3 rounded-control px-3 text-muted hover:bg-wash hover:text-ink',
    isShrinked && 'justify-center px-0',
  )
}

function SideLink({ entry, isShrinked }: { entry: NavigationEntry; isShrinked: boolean }) {
  const t = useFrameWords()
  const label = t(($) => $.nav[entry.name])
  const { triggerProps, bubble } = useTip(isShrinked ? label : undefined)
  const { icon: Icon } = entry
  return (
    <>
      <Link
        to={entry.to}
        {...tourTarget(entry.tour)}
        activeOptions={{ exact: entry.isExact === true, includeSearch: false }}
        {...triggerProps}
        className={linkLook(isShrinked)}
        activeProps={{
          className:
            'bg-wash font-medium text-ink! before:absolute before:inset-y-2 before:-left-3 before:w-1 before:rounded-full before:bg-accent',
        }}
      >
        <Icon aria-hidden size={19} className="shrink-0" />
        <span className={isShrinked ? 'sr-only' : 'flex-1'}>{label}</span>
        <EntryCount name={entry.name} className={isShrinked ? 'absolute top-0 right-0' : ''} />
      </Link>
      {bubble}
    </>
  )
}

import SearchX from 'lucide-react/icons/search-x'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useWorkerWords } from './words.ts'

/** Why a tab shows nobody. */
export type EmptyTab = 'organisation' | 'network' | 'selected' | 'match'

interface WorkersEmptyProps {
  tab: EmptyTab
  isDelegation: boolean
  onClear: () => void
}

const icons: Record<EmptyTab, ReactNode> = {
  organisation: <UserRound aria-hidden />,
  network: <UsersRound aria-hidden />,
  selected: <UserRoundCheck aria-hidden />,
  match: <SearchX aria-hidden />,
}

/** What a tab will show, and what to do until then (WORK-14). */
export function WorkersEmpty({ tab, isDelegation, onClear }: WorkersEmptyProps) {
  const t = useWorkerWords()
  const texts: Record<EmptyTab, string> = {
    organisation: isDelegation
      ? t(($) => $.empty.organisationText)
      : t(($) => $.empty.organisationGestion),
    network: t(($) => $.empty.networkText),
    selected: isDelegation
      ? t(($) => $.empty.selectedDelegation)
      : t(($) => $.empty.selectedGestion),
    match: t(($) => $.empty.matchText),
  }
  return (
    <div className="rounded-panel border border-line bg-surface">
      <EmptyState
        level={3}
        icon={icons[tab]}
        title={t(($) => $.empty[`${tab}Title`])}
        action={tab === 'match' && <Button onPress={onClear}>{t(($) => $.clearSearch)}</Button>}
      >
        {texts[tab]}
      </EmptyState>
    </div>
  )
}

import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { CompletionButton } from './completion-button.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { NextItem } from './next-item.tsx'
import { settingsPaths, type SettingsTab, SettingsTabs } from './settings-tabs.tsx'

interface SettingsFrameProps {
  selected: SettingsTab
  title: ReactNode
  context: ReactNode
  children: ReactNode
}

/** One page of the settings: its title, what is complete, the other pages. */
export function SettingsFrame({ selected, title, context, children }: SettingsFrameProps) {
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader title={title} context={context} actions={<CompletionButton />} />
      <SettingsTabs selected={selected} />
      {children}
      <NextItem path={settingsPaths[selected]} />
      <HistoryPanel subject={selected} />
    </div>
  )
}

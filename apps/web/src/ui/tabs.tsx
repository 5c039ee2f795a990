import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { classNames } from './class-names.ts'
import { tabClass, tabCountClass, tabListClass } from './tab-class.ts'

export interface TabItem {
  id: string
  label: ReactNode
  count?: number | undefined
  content: ReactNode
}

interface TabsProps {
  /** The accessible name. */
  label: string
  tabs: readonly TabItem[]
  selected: string
  onChange: (id: string) => void
  className?: string
}

/** Views of one thing on one page; tabs that have an address each are `TabLinks`. */
export function Tabs({ label, tabs, selected, onChange, className }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => onChange(String(key))}
      className={className ?? ''}
    >
      <TabList aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className={({ isSelected }) => classNames(tabClass(isSelected), 'focus-inset')}
          >
            {tab.label}
            {tab.count !== undefined && <span className={tabCountClass}>{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-5">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

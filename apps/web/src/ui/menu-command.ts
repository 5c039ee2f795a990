import type { ReactNode } from 'react'

export interface MenuCommand {
  id: string
  label: string
  icon?: ReactNode
  help?: string | undefined
  shortcut?: string | undefined
  isDanger?: boolean | undefined
  /** Why the command is closed: it stays in the list and says so. */
  disabledReason?: string | undefined
  onAction: () => void
}

import type { SiderSelf } from '@renfort/contract/sider-self.ts'

/** What each part of the page needs: what is known, and what to do once it has changed. */
export interface SelfPartProps {
  self: SiderSelf
  onSaved: (said: string) => Promise<void>
}

import type { SiderMission } from '@renfort/contract/sider-work.ts'
import { PositionChoice } from './position-choice.tsx'
import { SiteCodeEntry } from './site-code-entry.tsx'
import type { useSiteCode } from './use-site-code.ts'

interface AskedProofProps {
  mission: SiderMission
  code: ReturnType<typeof useSiteCode>
}

/** What a company asks at a place of who clocks there: few places ask, so it is loaded where one does. */
export function AskedProof({ mission, code }: AskedProofProps) {
  return (
    <>
      {mission.asksSiteCode && <SiteCodeEntry code={code} />}
      {mission.asksPosition && <PositionChoice />}
    </>
  )
}

import type { SiderMission } from '@renfort/contract/sider-work.ts'
import { positionDays, positionStepMetres } from '@renfort/domain/attendance/declare/position.ts'
import { siteCodeDigits } from '@renfort/domain/attendance/declare/site-code.ts'
import { useId, useState } from 'react'
import { Entry } from '../entry.tsx'
import { fill } from '../fill.ts'
import { Notice } from '../notice.tsx'
import { useSpoken } from '../spoken.tsx'
import { givesPosition, keepGivesPosition } from './position.ts'
import type { useSiteCode } from './use-site-code.ts'

type SiteCode = ReturnType<typeof useSiteCode>

interface AskedProofProps {
  mission: SiderMission
  code: SiteCode
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

/** Where the company asks for it: that the code was scanned, or a field for the four digits of the day. */
function SiteCodeEntry({ code }: { code: SiteCode }) {
  const { words } = useSpoken()
  if (code.isScanned) return <Notice tone="good">{words.site.scanned}</Notice>
  return (
    <Entry
      label={
        <>
          {words.site.code}{' '}
          <span className="font-normal text-muted">({words.requests.optional})</span>
        </>
      }
      help={words.site.help}
      inputMode="numeric"
      autoComplete="off"
      maxLength={siteCodeDigits}
      value={code.typed}
      onChange={(typed) => code.setTyped(typed.replaceAll(/\D/g, ''))}
    />
  )
}

/** What is asked and what becomes of it, before the phone asks; nobody has to agree. */
function PositionChoice() {
  const { words } = useSpoken()
  const helpId = useId()
  const [gives, setGives] = useState(givesPosition)
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={gives}
          aria-describedby={helpId}
          className="size-6 shrink-0"
          onChange={({ target }) => {
            keepGivesPosition(target.checked)
            setGives(target.checked)
          }}
        />
        {words.site.position}
      </label>
      <p id={helpId} className="text-muted">
        {fill(words.site.positionHelp, { metres: positionStepMetres, days: positionDays })}
      </p>
    </div>
  )
}

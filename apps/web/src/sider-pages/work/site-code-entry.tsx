import { siteCodeDigits } from '@renfort/domain/attendance/declare/site-code.ts'
import { Entry } from '../entry.tsx'
import { Notice } from '../notice.tsx'
import { useSpoken } from '../spoken.tsx'
import type { useSiteCode } from './use-site-code.ts'

/** Where the company asks for it: that the code was scanned, or a field for the four digits of the day. */
export function SiteCodeEntry({ code }: { code: ReturnType<typeof useSiteCode> }) {
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

import CircleAlert from 'lucide-react/icons/circle-alert'
import { SiderLink } from '../sider-link.tsx'
import { useSiderDirectoryWords } from '../words.ts'
import type { KnownSider } from './use-known-sider.ts'

/** Under the phone and the e-mail: who has them already, with the way to their profile. */
export function KnownSiderNotice({ known }: { known: KnownSider }) {
  const t = useSiderDirectoryWords()
  return (
    <div role="alert">
      {known !== undefined && (
        <p className="flex items-start gap-1.5 text-table text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {known.sider === null ? (
            t(($) => $.identity.knownSomewhere)
          ) : (
            <span>
              {t(($) => $.identity.known)} <SiderLink sider={known.sider} />
            </span>
          )}
        </p>
      )}
    </div>
  )
}

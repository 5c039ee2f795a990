import CircleAlert from 'lucide-react/icons/circle-alert'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { classNames } from '../../../ui/class-names.ts'
import { useImportWords } from './words.ts'

interface FaultyBannerProps {
  faulty: number
  total: number
}

/** Whether all of a file is wrong, which nothing can be written of, or only some of it (TS-49). */
export function FaultyBanner({ faulty, total }: FaultyBannerProps) {
  const t = useImportWords()
  const isAll = faulty > 0 && faulty === total
  const Sign = isAll ? OctagonAlert : CircleAlert
  return (
    <div role="alert" className="empty:hidden">
      {faulty > 0 && (
        <div
          className={classNames(
            'flex gap-3 rounded-panel p-4',
            isAll ? 'bg-red-wash text-red' : 'bg-orange-wash text-orange',
          )}
        >
          <Sign aria-hidden size={20} className="mt-0.5 shrink-0" />
          <div>
            <p className="font-medium">
              {isAll ? t(($) => $.allFaulty) : t(($) => $.someFaulty, { count: faulty, total })}
            </p>
            <p className="text-table">
              {isAll ? t(($) => $.allFaultyText) : t(($) => $.someFaultyText, { count: faulty })}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

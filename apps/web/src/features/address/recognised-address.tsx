import MapPinCheck from 'lucide-react/icons/map-pin-check'
import type { ReactNode } from 'react'

interface RecognisedAddressProps {
  title: string
  line: string
  error?: string | undefined
  /** The button that does something about it. */
  act?: ReactNode
}

/** An address that the maps know, in place of its search: on a phone it is no higher than that one. */
export function RecognisedAddress({ title, line, error, act }: RecognisedAddressProps) {
  return (
    <div className="grid grid-cols-[auto_1fr_auto] content-center items-center gap-x-3 rounded-panel border border-line bg-wash px-4 py-3 narrow:gap-y-1 narrow:py-2">
      <MapPinCheck
        aria-hidden
        size={20}
        className="row-span-2 shrink-0 text-green narrow:row-span-1"
      />
      <p className="text-sm text-muted">{title}</p>
      <div className="col-start-2 row-start-2 min-w-0 narrow:col-span-3 narrow:col-start-1">
        <p className="font-medium">{line}</p>
        {error !== undefined && (
          <p role="alert" className="text-sm text-red">
            {error}
          </p>
        )}
      </div>
      {act !== undefined && (
        <div className="col-start-3 row-span-2 row-start-1 narrow:row-span-1">{act}</div>
      )}
    </div>
  )
}

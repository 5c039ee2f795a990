import { lazy, type ReactNode, Suspense, useState } from 'react'
import { linkClass } from '../../ui/link-class.ts'
import { useWorkerWords } from './words.ts'

const ProfilePanel = lazy(async () => ({
  default: (await import('./profile-panel.tsx')).ProfilePanel,
}))

interface ProfileButtonProps {
  siderId: string
  /** Whose profile it is, where what is shown is not their name. */
  name?: string
  className?: string
  /** Their name, or their picture; the words « see the profile » without it. */
  children?: ReactNode
}

/** Opens all that a company knows of a Sider, beside the screen that names them. */
export function ProfileButton({ siderId, name, className, children }: ProfileButtonProps) {
  const t = useWorkerWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={
          name === undefined || children !== undefined
            ? undefined
            : t(($) => $.profile.openOf, { name })
        }
        className={linkClass('row', className)}
        onClick={() => setOpen(true)}
      >
        {name === undefined || children === undefined ? (
          (children ?? t(($) => $.profile.open))
        ) : (
          <>
            <span className="sr-only">{t(($) => $.profile.openOf, { name })}</span>
            <span aria-hidden>{children}</span>
          </>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <ProfilePanel siderId={siderId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

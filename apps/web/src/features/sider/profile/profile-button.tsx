import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { linkClass } from '../../../ui/link-class.ts'
import { useSiderWords } from '../words.ts'

const ProfilePanel = lazy(async () => ({
  default: (await import('./profile-panel.tsx')).ProfilePanel,
}))

interface ProfileButtonProps extends Omit<ComponentProps<typeof NameButton>, 'panel'> {
  siderId: string
}

/** Opens all that a company knows of a Sider, beside the screen that names them. */
export function ProfileButton({ siderId, ...button }: ProfileButtonProps) {
  return (
    <NameButton
      {...button}
      panel={(onClose) => <ProfilePanel siderId={siderId} onClose={onClose} />}
    />
  )
}

interface NameButtonProps {
  /** Whose profile it is, where what is shown is not their name. */
  name?: string
  className?: string
  /** Their name, or their picture; the words « see the profile » without it. */
  children?: ReactNode
  /** Their profile, loaded once it is asked for. */
  panel: (onClose: () => void) => ReactNode
}

/** Names somebody, and opens their profile beside the screen. */
export function NameButton({ name, className, children, panel }: NameButtonProps) {
  const t = useSiderWords()
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
      {isOpen && <Suspense>{panel(() => setOpen(false))}</Suspense>}
    </>
  )
}

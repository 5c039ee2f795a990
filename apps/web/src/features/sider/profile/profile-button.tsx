import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { linkClass } from '../../../ui/link-class.ts'
import { useSiderWords } from '../words.ts'

const ProfilePanel = lazy(async () => ({
  default: (await import('./profile-panel.tsx')).ProfilePanel,
}))

interface ProfileButtonProps extends Omit<ComponentProps<typeof NameButton>, 'panel'> {
  siderId: string
}

/** Opens the profile of a Sider next to the screen. */
export function ProfileButton({ siderId, ...button }: ProfileButtonProps) {
  return (
    <NameButton
      {...button}
      panel={(onClose) => <ProfilePanel siderId={siderId} onClose={onClose} />}
    />
  )
}

interface NameButtonProps {
  /** The name of the Sider, where `children` is not their name. */
  name?: string
  className?: string
  /** The name or picture of the Sider; without it, the words « see the profile ». */
  children?: ReactNode
  /** The profile, loaded when it opens. */
  panel: (onClose: () => void) => ReactNode
}

/** The name of a person, which opens their profile next to the screen. */
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

import { type ComponentProps, lazy } from 'react'
import { NameButton } from './name-button.tsx'

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

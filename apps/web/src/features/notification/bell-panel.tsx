import { Link } from '@tanstack/react-router'
import { screenPaths } from '../../platform/screen-paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotificationWords } from './words.ts'

/** The newest notifications, next to the screen in use. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const t = useNotificationWords()
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={t(($) => $.title)}
      context={
        <Link to={screenPaths.notifications} className={linkClass()} onClick={onClose}>
          {t(($) => $.seeAll)}
        </Link>
      }
    >
      <NotificationList onLeave={onClose} />
    </SidePanel>
  )
}

import { Link } from '@tanstack/react-router'
import { screenPaths } from '../../platform/screen-paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { NotificationList } from './notification-list.tsx'
import { useNotificationWords } from './words.ts'

/** All notifications of the last months. */
export function NotificationsPage() {
  const t = useNotificationWords()
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $.context)}
        actions={
          <Link to={screenPaths.ownProfile} hash="notifications" className={linkClass()}>
            {t(($) => $.choose)}
          </Link>
        }
      />
      <NotificationList />
    </div>
  )
}

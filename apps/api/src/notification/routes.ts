import { notifications } from '@renfort/contract'
import { command, followedRead, read, type Route } from '../platform/http/route.ts'
import { chooseNotifications, readNotificationChoices } from './choose-notifications.ts'
import { followDigestLink } from './follow-digest-link.ts'
import { followUnread } from './follow-unread.ts'
import { countUnread, listNotifications } from './list-notifications.ts'
import { markRead } from './mark-read.ts'

export const notificationRoutes: readonly Route[] = [
  read(notifications.listNotifications, listNotifications),
  followedRead(notifications.countUnread, countUnread, followUnread),
  command(notifications.markRead, markRead),
  read(notifications.readNotificationChoices, readNotificationChoices, 'everything'),
  command(notifications.chooseNotifications, chooseNotifications, 'everything'),
  read(notifications.followDigestLink, followDigestLink, 'everything'),
]

import {
  notificationChoices,
  type NotificationTopic,
  notificationTopics,
} from '@renfort/domain/notification/notification-choice.ts'
import { useQuery } from '@tanstack/react-query'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan, useMe } from '../../../platform/me.ts'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { ProfileCard } from './profile-form.tsx'
import { choicesQuery, useChooseNotifications } from './queries.ts'
import { useProfileWords } from './words.ts'

/** How the person hears of each topic, in every company that they work in. */
export function NotificationsCard() {
  const t = useProfileWords()
  const { organisation, group } = useMe()
  const may = useCan('notification.choose')
  if (organisation === null && group === null) return null
  return (
    <ProfileCard
      anchor="notifications"
      title={t(($) => $.notifications.title)}
      text={may.allowed ? t(($) => $.notifications.text) : errorSentence(may.because)}
    >
      {may.allowed && <Choices />}
    </ProfileCard>
  )
}

function Choices() {
  const t = useProfileWords()
  const toast = useToast()
  const { data, isError, refetch } = useQuery(choicesQuery())
  const { mutate, isPending } = useChooseNotifications(() =>
    toast.success(t(($) => $.notifications.saved)),
  )
  if (data === undefined && isError) {
    return <FailedLoad title={t(($) => $.notifications.failed)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={2} rowHeight={72} />
  const options = notificationChoices.map((id) => ({
    id,
    label: t(($) => $.notifications.choices[id]),
    help: t(($) => $.notifications.helps[id]),
  }))
  const choose = (topic: NotificationTopic, chosen: string) => {
    const choice = notificationChoices.find((known) => known === chosen)
    if (choice === undefined || choice === data[topic]) return
    mutate({ body: { ...data, [topic]: choice } })
  }
  return (
    <div className="mt-4 grid grid-cols-2 gap-4 narrow:grid-cols-1">
      {notificationTopics.map((topic) => (
        <Select
          key={topic}
          label={t(($) => $.notifications.topics[topic])}
          options={options}
          value={data[topic]}
          disabledReason={isPending ? t(($) => $.notifications.saving) : undefined}
          onChange={(chosen) => choose(topic, chosen)}
        />
      ))}
    </div>
  )
}

import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { lazy, Suspense, useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { FeedList } from '../../calendar-feed/feed-list.tsx'
import { useCalendarFeedWords } from '../../calendar-feed/words.ts'
import { ProfileCard } from './profile-form.tsx'

const SubscribeDialog = lazy(async () => ({
  default: (await import('../../calendar-feed/subscribe-dialog.tsx')).SubscribeDialog,
}))

/** The calendar links of the person in the company that is open; there are none in a group’s own space. */
export function CalendarsCard() {
  const t = useCalendarFeedWords()
  const { organisation } = useMe()
  const may = useCan('calendar.subscribe')
  const [isOpen, setOpen] = useState(false)
  if (organisation === null) return null
  return (
    <ProfileCard
      title={t(($) => $.card.title)}
      text={may.allowed ? t(($) => $.card.text) : errorSentence(may.because)}
      action={
        may.allowed && (
          <Button
            icon={<CalendarPlus aria-hidden size={17} />}
            aria-haspopup="dialog"
            onPress={() => setOpen(true)}
          >
            {t(($) => $.open)}
          </Button>
        )
      }
    >
      {may.allowed && (
        <div className="mt-3">
          <FeedList />
        </div>
      )}
      {isOpen && (
        <Suspense>
          <SubscribeDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ProfileCard>
  )
}

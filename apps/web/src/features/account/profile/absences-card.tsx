import CalendarOff from 'lucide-react/icons/calendar-off'
import { lazy, Suspense, useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { AbsenceList } from '../../deputy/absence-list.tsx'
import { useDeputyWords } from '../../deputy/words.ts'
import { ProfileCard } from './profile-form.tsx'

const AbsenceDialog = lazy(async () => ({
  default: (await import('../../deputy/absence-dialog.tsx')).AbsenceDialog,
}))

/** When the person is away from the company that is open, and who acts in their place meanwhile. */
export function AbsencesCard() {
  const t = useDeputyWords()
  const { organisation } = useMe()
  const may = useCan('deputy.choose')
  const [isOpen, setOpen] = useState(false)
  if (organisation === null) return null
  return (
    <ProfileCard
      title={t(($) => $.title)}
      text={may.allowed ? t(($) => $.text) : errorSentence(may.because)}
      action={
        may.allowed && (
          <Button
            icon={<CalendarOff aria-hidden size={17} />}
            aria-haspopup="dialog"
            onPress={() => setOpen(true)}
          >
            {t(($) => $.declare)}
          </Button>
        )
      }
    >
      {may.allowed && (
        <div className="mt-3">
          <AbsenceList />
        </div>
      )}
      {isOpen && (
        <Suspense>
          <AbsenceDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ProfileCard>
  )
}

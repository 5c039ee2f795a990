import { Link } from '@tanstack/react-router'
import { screenPaths } from '../../platform/screen-paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useMissionWords } from './words.ts'

const steps = ['selection', 'contracts', 'hours'] as const

interface ConfirmationDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** After a mission was posted: says what happens next (TASK-10, N-25). */
export function ConfirmationDialog({ isOpen, onClose }: ConfirmationDialogProps) {
  const t = useMissionWords()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(($) => $.confirmation.title)}
      footer={(close) => (
        <>
          <Button onPress={close}>{t(($) => $.confirmation.close)}</Button>
          <Link to={screenPaths.planning} className={buttonClass('primary')}>
            {t(($) => $.confirmation.planning)}
          </Link>
        </>
      )}
    >
      <p className="pb-4">{t(($) => $.confirmation.intro)}</p>
      <ol className="flex flex-col gap-5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-medium">{t(($) => $.confirmation.steps[step].title)}</h3>
              <p className="text-muted">{t(($) => $.confirmation.steps[step].text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

import { useEffect, useState } from 'react'
import { useConfig } from '../../platform/config.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSettingsWords } from './words.ts'

/** The delay before the dialog opens (AUTH-34). */
const opensAfterMs = 1_000
const steps = ['settings', 'jobDescription', 'mission'] as const

interface OnboardingDialogProps {
  onClose: () => void
}

/** Welcomes a company that has just signed up: an introduction, then three numbered steps. */
export function OnboardingDialog({ onClose }: OnboardingDialogProps) {
  const t = useSettingsWords()
  const { productName } = useConfig()
  const [isOpen, setOpen] = useState(false)
  const [showsSteps, setShowsSteps] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setOpen(true), opensAfterMs)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(($) => $.onboarding.introTitle, { product: productName })}
      footer={(close) => (
        <div className="flex flex-1 justify-end">
          <Button variant="primary" onPress={showsSteps ? close : () => setShowsSteps(true)}>
            {showsSteps ? t(($) => $.onboarding.start) : t(($) => $.onboarding.next)}
          </Button>
        </div>
      )}
    >
      {showsSteps ? (
        <ol className="flex flex-col gap-5">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden
                className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-on-accent"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-medium">{t(($) => $.onboarding.steps[step].title)}</h3>
                <p className="text-muted">{t(($) => $.onboarding.steps[step].text)}</p>
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <p>{t(($) => $.onboarding.intro)}</p>
      )}
    </Dialog>
  )
}

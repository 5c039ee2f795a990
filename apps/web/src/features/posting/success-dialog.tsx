import type { Mission } from '@renfort/contract/mission.ts'
import PartyPopper from 'lucide-react/icons/party-popper'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SecondFactorOffer } from '../mission-record/second-factor-offer.tsx'
import { usePostingWords } from './words.ts'

interface SuccessDialogProps {
  mission: Pick<Mission, 'type'>
  /** Leads to the planning of the first week. */
  onLeave: () => void
}

const steps = ['first', 'second', 'third'] as const

/** The mission is posted: three next steps, and a link to its week (SUM-19). */
export function SuccessDialog({ mission, onLeave }: SuccessDialogProps) {
  const t = usePostingWords()
  return (
    <Dialog
      isOpen
      onClose={onLeave}
      title={t(($) => $.success.title)}
      footer={
        <Button variant="primary" onPress={onLeave}>
          {t(($) => $.success.planning)}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <span
          aria-hidden="true"
          className="grid size-12 place-items-center rounded-full bg-accent text-on-accent"
        >
          <PartyPopper size={24} />
        </span>
        <ol className="flex flex-col gap-5">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full border border-edge text-table font-semibold"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <p className="font-medium">{t(($) => $.success[mission.type][step])}</p>
                <p className="text-muted">{t(($) => $.success[mission.type][`${step}Text`])}</p>
              </div>
            </li>
          ))}
        </ol>
        <SecondFactorOffer />
      </div>
    </Dialog>
  )
}

import Plus from 'lucide-react/icons/plus'
import { useCan } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { useNewMission } from './use-new-mission.tsx'
import { useJobDescriptionWords } from './words.ts'

interface NewMissionButtonProps {
  className?: string
}

/** Starts a mission without leaving the screen; hidden from users who may not create one. */
export function NewMissionButton({ className }: NewMissionButtonProps) {
  const t = useJobDescriptionWords()
  const creates = useCan('mission.create').allowed
  const { open, isChecking, dialog } = useNewMission()
  if (!creates) return null
  return (
    <>
      <Button
        variant="primary"
        className={className}
        icon={<Plus aria-hidden size={18} />}
        aria-haspopup="dialog"
        pending={isChecking}
        onPress={() => open()}
      >
        {t(($) => $.mission.title)}
      </Button>
      {dialog}
    </>
  )
}

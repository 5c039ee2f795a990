import type { Mission } from '@renfort/contract/mission.ts'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import type { MissionDialogKind } from './mission-dialog-kind.ts'
import { useOfferedActions } from './use-offered-actions.ts'
import { useMissionWords } from './words.ts'

interface MissionActsProps {
  mission: Mission
  onDialog: (kind: MissionDialogKind) => void
  /** The main act alone, the others, or all of them. */
  part?: 'all' | 'main' | 'others'
}

const mainActs = ['orderAgain', 'finish', 'duplicate'] as const

/** Order it again, duplicate it, or finish its draft (TASK-49). */
export function MissionActs({ mission, onDialog, part = 'all' }: MissionActsProps) {
  const t = useMissionWords()
  const offered = useOfferedActions()(mission)
  const main = mainActs.find((act) => offered.includes(act))
  const isShown = (act: (typeof mainActs)[number]) =>
    offered.includes(act) && (part === 'all' || (act === main) === (part === 'main'))
  return (
    <>
      {isShown('orderAgain') && (
        <Button variant="primary" onPress={() => onDialog('orderAgain')}>
          {t(($) => $.actions.orderAgain)}
        </Button>
      )}
      {isShown('duplicate') && (
        <Button onPress={() => onDialog(mission.migrated ? 'migrated' : 'duplicate')}>
          {t(($) => $.actions.duplicate)}
        </Button>
      )}
      {isShown('finish') && (
        <Link
          to="/taskPosting/$taskId"
          params={{ taskId: mission.id }}
          className={buttonClass('primary')}
        >
          {t(($) => $.actions.finish)}
        </Link>
      )}
    </>
  )
}

import type { SiderMission } from '@renfort/contract/sider-work.ts'
import { ActButton } from '../act-button.tsx'
import { askFile } from '../ask.ts'
import { Refusal } from '../notice.tsx'
import { operations } from '../operations.ts'
import { useSpoken } from '../spoken.tsx'
import { useAct } from '../use-act.ts'

/** Hands the shifts of a mission, or all of them, to the calendar of the phone. */
export function AddToCalendar({ mission }: { mission: SiderMission | null }) {
  const { words } = useSpoken()
  const { isPending, failure, act } = useAct()
  const query = mission === null ? {} : { missionId: mission.id }
  return (
    <div className="flex flex-col gap-3">
      <Refusal failure={failure} />
      <ActButton
        isPending={isPending}
        variant={mission === null ? 'secondary' : 'quiet'}
        onPress={() =>
          void act(async () => keep(await askFile(operations.readSiderCalendar, { query })))
        }
      >
        {mission === null ? words.missions.addAllToCalendar : words.missions.addToCalendar}
        {mission !== null && <span className="sr-only">{mission.title}</span>}
      </ActButton>
    </div>
  )
}

/** The phone opens a file of this name with its calendar. */
function keep(file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = 'missions.ics'
  link.click()
  // The download has begun, and reads the file from memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

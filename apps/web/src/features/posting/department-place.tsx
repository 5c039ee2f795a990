import type { Mission } from '@renfort/contract/mission.ts'
import { useState } from 'react'
import { DepartmentField } from '../department/department-field.tsx'
import { useSaveMission } from '../mission-fields/queries.ts'
import { useFactLock } from '../mission-facts/use-fact-lock.ts'

/** The department that the mission is charged to (POST-27). */
export function DepartmentPlace({ mission }: { mission: Mission }) {
  const save = useSaveMission(mission.id)
  const [wanted, setWanted] = useState<string | null>(null)
  const choose = (departmentId: string) => {
    setWanted(departmentId)
    save({ departmentId }).then(
      () => setWanted(null),
      () => setWanted(null),
    )
  }
  return (
    <div className="max-w-md">
      <DepartmentField
        value={wanted ?? mission.departmentId}
        onChange={choose}
        disabledReason={useFactLock(mission)('department')}
      />
    </div>
  )
}

import type { Mission } from '@renfort/contract/missions.ts'
import { useDepartment } from '../departments/queries.ts'
import { addressLine } from '../locations/address-text.ts'
import { fullName } from '../../platform/person-name.ts'
import { RecapCard, RecapList, RecapRow } from './recap-section.tsx'
import { useMissionWords } from './words.ts'

/** Where the mission takes place, who looks after it and who was asked for. */
export function PracticalCard({ mission }: { mission: Mission }) {
  const t = useMissionWords()
  const { location, manager } = mission
  const department = useDepartment(mission.departmentId)
  const yesOrNo = (holds: boolean) => (holds ? t(($) => $.recap.yes) : t(($) => $.recap.no))
  return (
    <RecapCard title={t(($) => $.recap.practical)}>
      <RecapRow field="remote">{yesOrNo(mission.remote)}</RecapRow>
      {mission.departmentId !== null && (
        <RecapRow field="department">{department?.name ?? ''}</RecapRow>
      )}
      <RecapRow field="address">{location !== null && addressLine(location)}</RecapRow>
      {location !== null && (
        <RecapRow field="addressDetails">
          <span className="block">{location.title}</span>
          {location.description !== null && (
            <span className="block text-muted">{location.description}</span>
          )}
        </RecapRow>
      )}
      <RecapRow field="motorized">{yesOrNo(mission.motorized)}</RecapRow>
      <RecapRow field="manager">{manager !== null && fullName(manager)}</RecapRow>
      <RecapRow field="requestedSiders">
        <Requested mission={mission} />
      </RecapRow>
    </RecapCard>
  )
}

function Requested({ mission }: { mission: Mission }) {
  const t = useMissionWords()
  const { requestedSiders, requestedSidersOnly } = mission
  if (requestedSiders.length === 0) return t(($) => $.recap.free)
  return (
    <>
      <RecapList
        items={requestedSiders.map((sider) => ({ key: sider.id, text: fullName(sider) }))}
      />
      {requestedSidersOnly && (
        <span className="block text-muted">{t(($) => $.recap.onlyRequested)}</span>
      )}
    </>
  )
}

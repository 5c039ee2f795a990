import type { Mission } from '@renfort/contract/mission.ts'
import type { Location } from '@renfort/contract/organisation.ts'
import PencilLine from 'lucide-react/icons/pencil-line'
import { type ReactNode, useEffect, useState } from 'react'
import { useFeatures } from '../../platform/features.tsx'
import { useMe } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { AddressPicker } from '../address/address-picker.tsx'
import { DepartmentField } from '../department/department-field.tsx'
import { ManagerField } from '../mission-fields/manager-field.tsx'
import { MissionFieldDialog } from '../mission-fields/mission-field-dialog.tsx'
import { useChosenAddress, useSaveMission } from '../mission-fields/queries.ts'
import { AsLastTimeNote } from '../mission-record/facts/as-last-time-note.tsx'
import { useFactLock } from '../mission-record/facts/use-fact-lock.ts'
import { useMission } from '../mission-record/queries.ts'
import { StepHeading } from './step-heading.tsx'
import { isText, SaveStateNote, useAutosave } from './use-autosave.tsx'
import { usePostingWords } from './words.ts'

/** Places of the step that an address can lead to (POST-26). */
const detailsAnchors = ['department', 'address', 'manager', 'additional-informations'] as const
export type DetailsAnchor = (typeof detailsAnchors)[number]

interface DetailsStepProps {
  taskId: string
  anchor: string
}

/** Where the mission takes place, who manages it, and what Siders must know. */
export function DetailsStep({ taskId, anchor }: DetailsStepProps) {
  const t = usePostingWords()
  const mission = useMission(taskId)
  const { departments } = useFeatures()
  useEffect(() => {
    const place = document.getElementById(anchor)
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [anchor])
  return (
    <>
      <StepHeading title={t(($) => $.details.title)}>{t(($) => $.details.text)}</StepHeading>
      <div className="flex flex-col gap-10">
        {departments && (
          <Place id="department" title={t(($) => $.details.department)}>
            <AsLastTimeNote mission={mission} fact="department" />
            <DepartmentPlace mission={mission} />
          </Place>
        )}
        <Place id="address" title={t(($) => $.details.address)}>
          <AsLastTimeNote mission={mission} fact="address" />
          <AddressPlace mission={mission} />
        </Place>
        <Place id="manager" title={t(($) => $.details.manager)}>
          <AsLastTimeNote mission={mission} fact="manager" />
          <ManagerPlace mission={mission} />
        </Place>
        <Place id="additional-informations" title={t(($) => $.details.information)}>
          <InformationPlace mission={mission} />
        </Place>
      </div>
    </>
  )
}

interface PlaceProps {
  id: DetailsAnchor
  title: string
  children: ReactNode
}

function Place({ id, title, children }: PlaceProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} tabIndex={-1} className="scroll-mt-32 text-lg font-semibold outline-none">
        {title}
      </h3>
      {children}
    </section>
  )
}

function AddressPlace({ mission }: { mission: Mission }) {
  const t = usePostingWords()
  const { organisation } = useMe()
  const save = useSaveMission(mission.id)
  const lockOf = useFactLock(mission)
  const current = useChosenAddress(mission)
  const [wanted, setWanted] = useState<Location | null>(null)
  const [isEditing, setEditing] = useState(false)
  if (organisation === null) return null
  const choose = (location: Location) => {
    setWanted(location)
    save({ locationId: location.id }).then(
      () => setWanted(null),
      () => setWanted(null),
    )
  }
  return (
    <>
      <AddressPicker
        organisationId={organisation.id}
        label={t(($) => $.details.addressLabel)}
        chosen={wanted ?? current}
        onChoose={choose}
        onCreate={(location) => save({ location })}
        disabledReason={lockOf('address')}
      />
      {mission.location !== null && (
        <Button
          size="small"
          variant="quiet"
          className="self-start"
          icon={<PencilLine aria-hidden size={16} />}
          disabledReason={lockOf('addressDetails')}
          onPress={() => setEditing(true)}
        >
          {t(($) => $.details.addressChange)}
        </Button>
      )}
      <MissionFieldDialog
        mission={mission}
        field={isEditing ? 'addressDetails' : null}
        onClose={() => setEditing(false)}
      />
    </>
  )
}

function ManagerPlace({ mission }: { mission: Mission }) {
  const save = useSaveMission(mission.id)
  const [wanted, setWanted] = useState<string | null>(null)
  const choose = (managerId: string) => {
    setWanted(managerId)
    save({ managerId }).then(
      () => setWanted(null),
      () => setWanted(null),
    )
  }
  return (
    <div className="max-w-md">
      <ManagerField
        mission={mission}
        value={wanted ?? mission.managerId ?? ''}
        onChange={choose}
        disabledReason={useFactLock(mission)('manager')}
      />
    </div>
  )
}

function InformationPlace({ mission }: { mission: Mission }) {
  const t = usePostingWords()
  const save = useSaveMission(mission.id)
  const locked = useFactLock(mission)('missionInformation')
  const { value, change, state, flush } = useAutosave({
    draftKey: `mission:${mission.id}:information`,
    saved: mission.missionInformation ?? '',
    isValue: isText,
    save: (text) => save({ missionInformation: text.trim() === '' ? null : text }),
  })
  return (
    <div className="flex max-w-2xl flex-col gap-1">
      <TextArea
        label={t(($) => $.details.informationLabel)}
        help={t(($) => $.details.informationHelp)}
        isOptional
        rows={5}
        value={value}
        onChange={change}
        onBlur={() => void flush()}
        disabledReason={locked}
      />
      <SaveStateNote state={state} onRetry={() => void flush()} />
    </div>
  )
}

/** The department that the mission is charged to (POST-27). */
function DepartmentPlace({ mission }: { mission: Mission }) {
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

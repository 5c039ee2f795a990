import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { type CandidateFilters, noFilters } from './candidate-filters.ts'
import { candidateJobTypesQuery } from '../queries.ts'
import { useSiderWords } from '../words.ts'

const anyDistance = 'any'
const distances = [5, 10, 20, 30, 50, 100]

interface FiltersDialogProps {
  missionId: string
  /** Whether the place of the mission is known. */
  isLocated: boolean
  filters: CandidateFilters
  onApply: (filters: CandidateFilters) => void
  onClose: () => void
}

/** The filters of a delegation (WORK-04). */
export function FiltersDialog({
  missionId,
  isLocated,
  filters,
  onApply,
  onClose,
}: FiltersDialogProps) {
  const t = useSiderWords()
  const { data: jobTypes } = useQuery(candidateJobTypesQuery(missionId))
  const [draft, setDraft] = useState(filters)
  const change = (part: Partial<CandidateFilters>) => setDraft({ ...draft, ...part })
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(($) => $.filters.title)}
      footer={
        <>
          <Button onPress={() => setDraft(noFilters)}>{t(($) => $.filters.reset)}</Button>
          <Button
            variant="primary"
            onPress={() => {
              onApply(draft)
              onClose()
            }}
          >
            {t(($) => $.filters.apply)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Checkbox
          isSelected={draft.isRecommended}
          onChange={(isRecommended) => change({ isRecommended })}
          help={t(($) => $.filters.recommendedHelp)}
        >
          {t(($) => $.filters.recommended)}
        </Checkbox>
        <Checkbox
          isSelected={draft.workedForUs}
          onChange={(workedForUs) => change({ workedForUs })}
        >
          {t(($) => $.filters.workedForUs)}
        </Checkbox>
        <Combobox
          label={t(($) => $.filters.jobType)}
          isOptional
          placeholder={t(($) => $.filters.anyJobType)}
          value={draft.jobTypeId}
          options={(jobTypes ?? []).map(({ id, name }) => ({ id, label: name }))}
          isLoading={jobTypes === undefined}
          onChange={(jobTypeId) => change({ jobTypeId })}
        />
        <Select
          label={t(($) => $.filters.distance)}
          isOptional
          help={t(($) => $.filters.distanceHelp)}
          disabledReason={isLocated ? undefined : t(($) => $.filters.noPlace)}
          value={String(draft.maxDistance ?? anyDistance)}
          options={[
            { id: anyDistance, label: t(($) => $.filters.anyDistance) },
            ...distances.map((distance) => ({
              id: String(distance),
              label: t(($) => $.filters.within, { distance }),
            })),
          ]}
          onChange={(value) =>
            change({ maxDistance: value === anyDistance ? null : Number(value) })
          }
        />
      </div>
    </Dialog>
  )
}

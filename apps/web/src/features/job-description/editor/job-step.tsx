import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { useQuery } from '@tanstack/react-query'
import Eraser from 'lucide-react/icons/eraser'
import { type Ref, useId, useRef, useState } from 'react'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SubtasksField } from '../../job-fields/subtasks-field.tsx'
import type { StepProps } from './job-values.ts'
import { jobTitleSearchQuery } from '../queries.ts'
import { useJobDescriptionWords } from '../words.ts'

/** The job title and its subtasks; another title clears the subtasks (JD-09 to JD-12). */
export function JobStep({ values, set }: StepProps) {
  const t = useJobDescriptionWords()
  const id = useId()
  const titleInput = useRef<HTMLInputElement>(null)
  const { jobTitle, suffix, subtasks } = values
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="flex flex-col gap-5">
        <JobTitleField
          ref={titleInput}
          value={jobTitle}
          onChange={(next) => {
            if (next?.id !== jobTitle?.id) set({ jobTitle: next, subtasks: [] })
          }}
        />
        <TextField
          label={t(($) => $.job.suffix)}
          help={t(($) => $.job.suffixHelp)}
          isOptional
          autoComplete="off"
          value={suffix ?? ''}
          error={
            (suffix ?? '').trim().length > missionNameLimit
              ? t(($) => $.obstacles.suffix, { max: missionNameLimit })
              : undefined
          }
          onChange={(text) => set({ suffix: text === '' ? null : text })}
        />
      </div>
      {jobTitle === null ? (
        <p className="rounded-panel border border-dashed border-edge px-5 py-8 text-center text-muted">
          {t(($) => $.job.noTitle)}
        </p>
      ) : (
        <section
          aria-labelledby={id}
          className="flex min-w-0 flex-col gap-3 rounded-panel border border-line bg-wash p-4"
        >
          <h4 id={id} className="font-semibold">
            {jobTitle.name}
          </h4>
          <SubtasksField
            key={jobTitle.id}
            jobTitleId={jobTitle.id}
            value={subtasks}
            onChange={(next) => set({ subtasks: next })}
          />
          <Button
            size="small"
            variant="quiet"
            className="self-start"
            icon={<Eraser aria-hidden size={16} />}
            onPress={() => {
              set({ jobTitle: null, subtasks: [] })
              titleInput.current?.focus()
            }}
          >
            {t(($) => $.job.clear)}
          </Button>
        </section>
      )}
    </div>
  )
}

interface Named {
  readonly id: string
  readonly name: string
}

interface JobTitleFieldProps {
  value: Named | null
  onChange: (value: Named | null) => void
  ref?: Ref<HTMLInputElement>
}

/** A job title of the catalogue, searched while the user types (JD-09). */
function JobTitleField({ value, onChange, ref }: JobTitleFieldProps) {
  const t = useJobDescriptionWords()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value?.name ?? ''
  const settled = useDebounced(text.trim(), 'localSearch')
  const { data: found = [], isFetching, isError } = useQuery(jobTitleSearchQuery(settled))
  const options = found.map(({ id, name, family }) => ({ id, label: name, help: family.name }))
  const isThere = value === null || options.some(({ id }) => id === value.id)
  return (
    <Combobox
      ref={ref}
      label={t(($) => $.job.title)}
      placeholder={t(($) => $.job.titleHint)}
      help={t(($) => $.job.titleHelp)}
      value={value?.id ?? null}
      options={isThere ? options : [...options, { id: value.id, label: value.name }]}
      text={text}
      onTextChange={setTyped}
      onBlur={() => setTyped(null)}
      isLoading={isFetching || settled !== text.trim()}
      hasFailed={isError}
      onChange={(id) => {
        setTyped(null)
        onChange(found.find((title) => title.id === id) ?? null)
      }}
    />
  )
}

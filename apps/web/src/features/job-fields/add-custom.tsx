import {
  customNameLimits,
  type EquipmentProvider,
  equipmentProviders,
  validateCustomEquipment,
} from '@renfort/domain/job-description/work-conditions.ts'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useJobFieldWords } from './words.ts'

interface AddCustomProps {
  addLabel: string
  nameLabel: string
  asksProvider?: boolean
  isTaken: (name: string) => boolean
  onAdd: (name: string, providedBy: EquipmentProvider | null) => void
}

/** A button that unfolds the form for a custom name; it takes the focus back once the form closes. */
export function AddCustom({ addLabel, nameLabel, onAdd, ...props }: AddCustomProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wasNaming = useRef(false)
  const [isNaming, setNaming] = useState(false)
  useEffect(() => {
    if (wasNaming.current && !isNaming) button.current?.focus()
    wasNaming.current = isNaming
  }, [isNaming])

  if (isNaming) {
    return (
      <CustomChoiceForm
        {...props}
        label={nameLabel}
        onCancel={() => setNaming(false)}
        onAdd={(name, providedBy) => {
          onAdd(name, providedBy)
          setNaming(false)
        }}
      />
    )
  }
  return (
    <Button
      ref={button}
      variant="quiet"
      size="small"
      className="self-start"
      icon={<Plus aria-hidden size={16} />}
      onPress={() => setNaming(true)}
    >
      {addLabel}
    </Button>
  )
}

interface CustomChoiceFormProps {
  label: string
  /** Safety equipment that a company names itself says who provides it (POST-42). */
  asksProvider?: boolean
  isTaken: (name: string) => boolean
  onAdd: (name: string, providedBy: EquipmentProvider | null) => void
  onCancel: () => void
}

/** A form for a name that the catalogue lacks (POST-60). */
function CustomChoiceForm({
  label,
  asksProvider = false,
  isTaken,
  onAdd,
  onCancel,
}: CustomChoiceFormProps) {
  const t = useJobFieldWords()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [providedBy, setProvidedBy] = useState<EquipmentProvider | null>(null)
  useEffect(() => input.current?.focus(), [])

  const rule = t(($) => $.nameRule, customNameLimits)
  const issues = validateCustomEquipment({
    name,
    group: asksProvider ? 'Safety' : 'Other',
    providedBy,
  })
  const reasonOf = () => {
    if (issues.some(({ path }) => path[0] === 'name')) return rule
    if (isTaken(name)) return t(($) => $.alreadyThere)
    return issues.length > 0 ? t(($) => $.providerMissing) : undefined
  }
  const reason = reasonOf()
  const add = () => {
    if (reason === undefined) onAdd(name.trim(), providedBy)
  }

  return (
    <div className="flex flex-col gap-4 rounded-panel border border-line bg-wash p-4">
      <TextField
        ref={input}
        label={label}
        value={name}
        onChange={setName}
        help={rule}
        error={isTaken(name) ? t(($) => $.alreadyThere) : undefined}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            add()
          }
          if (event.key === 'Escape') {
            event.stopPropagation()
            onCancel()
          }
        }}
      />
      {asksProvider && (
        <RadioGroup
          isInline
          label={t(($) => $.provider.label)}
          value={providedBy}
          onChange={setProvidedBy}
          options={equipmentProviders.map((value) => ({
            value,
            label: t(($) => $.provider[value]),
          }))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          icon={<Plus aria-hidden size={16} />}
          disabledReason={reason}
          onPress={add}
        >
          {t(($) => $.add)}
        </Button>
        <Button size="small" onPress={onCancel}>
          {t(($) => $.cancel)}
        </Button>
      </div>
    </div>
  )
}

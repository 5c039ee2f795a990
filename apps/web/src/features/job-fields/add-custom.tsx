import type { EquipmentProvider } from '@renfort/domain/job-description/work-conditions.ts'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CustomChoiceForm } from './custom-choice-form.tsx'

interface AddCustomProps {
  addLabel: string
  nameLabel: string
  asksProvider?: boolean
  isTaken: (name: string) => boolean
  onAdd: (name: string, providedBy: EquipmentProvider | null) => void
}

/** A button that unfolds the add-custom step, and has the focus back once it is done. */
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

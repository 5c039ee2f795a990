import { reasonLimits } from '@renfort/contract/legal-guard.ts'
import type { LawFindingKey } from '@renfort/domain/legal-guard/finding.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useAcknowledge } from './use-legal-guard.ts'
import { useLegalGuardWords } from './words.ts'

interface AnswerFormProps {
  taskId: string
  points: readonly { readonly key: LawFindingKey; readonly dates: readonly string[] }[]
  reason: string
  onClose: () => void
}

/** Asks why the company keeps a planning that some rules of the law question. */
export function AnswerForm({ taskId, points, reason, onClose }: AnswerFormProps) {
  const t = useLegalGuardWords()
  const words = useUiWords()
  const toast = useToast()
  const { mutate, isPending } = useAcknowledge(taskId)
  const [text, setText] = useState(reason)
  const [isTried, setTried] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const { min, max } = reasonLimits
  const isShort = text.trim().length < min
  const save = () => {
    setTried(true)
    if (isShort || text.trim().length > max) return
    const findings = points.map(({ key, dates }) => ({ key, dates: [...dates] }))
    mutate(
      { params: { taskId }, body: { findings, reason: text.trim() } },
      {
        onSuccess: () => {
          toast.success(t(($) => $.answer.saved))
          onClose()
        },
      },
    )
  }
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextArea
        ref={area}
        label={t(($) => $.answer.reason)}
        help={t(($) => $.answer.help)}
        error={isTried && isShort ? t(($) => $.answer.tooShort, { min }) : undefined}
        rows={2}
        limit={max}
        value={text}
        onChange={setText}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" pending={isPending}>
          {t(($) => $.answer.save)}
        </Button>
        <Button size="small" onPress={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

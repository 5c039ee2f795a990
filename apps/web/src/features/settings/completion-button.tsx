import { completionItems, missingItems } from '@renfort/domain/organisation/completion.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CompletionDialog } from './completion-dialog.tsx'
import { completeness, completionQuery } from './queries.ts'
import { useSettingsWords } from './words.ts'

/** How much of the settings is complete; a press lists it (SET-06). */
export function CompletionButton() {
  const t = useSettingsWords()
  const state = completeness(useSuspenseQuery(completionQuery()).data)
  const [isOpen, setOpen] = useState(false)
  const total = completionItems.length
  const done = total - missingItems(state).length
  const Icon = done === total ? CircleCheck : ListChecks
  return (
    <>
      <Button
        icon={<Icon aria-hidden size={18} />}
        className="narrow:w-full"
        onPress={() => setOpen(true)}
      >
        {t(($) => $.completion.count, { done, total })}
      </Button>
      <CompletionDialog isOpen={isOpen} onClose={() => setOpen(false)} state={state} />
    </>
  )
}

import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { Posting } from './use-posting.ts'
import { usePostingWords } from './words.ts'

/** The last check, which opens the button under it (SUM-18). */
export function PublishCheck({ posting }: { posting: Posting }) {
  const t = usePostingWords()
  return (
    <Checkbox isSelected={posting.isChecked} onChange={posting.setChecked}>
      {t(($) => $.confirm.check)}
    </Checkbox>
  )
}

export function PublishButton({ posting }: { posting: Posting }) {
  const t = usePostingWords()
  return (
    <Button
      variant="primary"
      size="large"
      disabledReason={posting.closedBecause}
      pending={posting.isPosting}
      onPress={() => void posting.post()}
    >
      {t(($) => $.confirm.submit)}
    </Button>
  )
}

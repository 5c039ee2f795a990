import { Button } from '../ui/button.tsx'
import { useUiWords } from '../ui/ui-words.tsx'

interface SaveBarProps {
  isDirty: boolean
  pending?: boolean
  onDiscard: () => void
}

/** At the bottom of a form while it has unsaved values (SET-09). */
export function SaveBar({ isDirty, pending = false, onDiscard }: SaveBarProps) {
  const words = useUiWords()
  return (
    <div
      aria-live="polite"
      className="sticky bottom-4 z-20 flex justify-center empty:hidden max-md:bottom-[calc(var(--foot-bar)+1rem)]"
    >
      {isDirty && (
        <div className="flex w-full max-w-2xl animate-rise-in flex-wrap items-center justify-end gap-2 rounded-panel border border-line bg-raised py-3 pr-3 pl-5 shadow-float">
          <span className="mr-auto font-medium">{words.unsavedChanges}</span>
          <Button onPress={onDiscard}>{words.cancel}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {words.save}
          </Button>
        </div>
      )}
    </div>
  )
}

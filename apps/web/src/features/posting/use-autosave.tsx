import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudCheck from 'lucide-react/icons/cloud-check'
import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
  createContext,
  useContext,
} from 'react'
import { clearDraft, readDraft, writeDraft } from '../../form/draft-storage.ts'
import { createAutosaver, type SaveState } from '../../platform/autosaver.ts'
import { connection } from '../../platform/connection.ts'
import { pauses } from '../../platform/pauses.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { usePostingWords } from './words.ts'

interface AutosaveOptions<T> {
  /** The key of the unsaved value: it is found again after a reload. */
  draftKey: string
  /** The saved value. */
  saved: T
  save: (value: T) => Promise<unknown>
  /** Whether a stored value has the right type. */
  isValue: (value: unknown) => value is T
}

interface Autosave<T> {
  value: T
  change: (value: T) => void
  state: SaveState
  /** Sends the waiting value at once; resolves to whether everything is saved. */
  flush: () => Promise<boolean>
  /** Waits for the running call, and drops the waiting value. */
  giveUp: () => Promise<void>
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** A value that is saved automatically, and kept when the page is left or reloaded. */
export function useAutosave<T>({
  draftKey,
  saved,
  save,
  isValue,
}: AutosaveOptions<T>): Autosave<T> {
  const [unsaved] = useState(() => {
    const kept: unknown = readDraft('session', draftKey)?.['value']
    return isValue(kept) ? { value: kept } : null
  })
  const [typed, setTyped] = useState(unsaved)
  const [saver] = useState(() =>
    createAutosaver<T>({
      delay: pauses.remote,
      keep: (value) =>
        value === null
          ? clearDraft('session', draftKey)
          : writeDraft('session', draftKey, { value }),
    }),
  )
  useEffect(() => saver.saveWith(save), [saver, save])
  useEffect(() => {
    if (unsaved !== null) saver.change(unsaved.value)
    return () => void saver.flush()
  }, [saver, unsaved])
  useEffect(() => connection.onReturn(() => void saver.flush()), [saver])
  useLeaveGate(saver.flush)

  return {
    value: typed === null ? saved : typed.value,
    change: (value) => {
      setTyped({ value })
      saver.change(value)
    },
    state: useSyncExternalStore(saver.subscribe, saver.state),
    flush: saver.flush,
    giveUp: async () => {
      await saver.flush()
      saver.drop()
    },
  }
}

interface SaveStateNoteProps {
  state: SaveState
  onRetry: () => void
}

/** Says whether the changes are saved; a failed save offers to try again. */
export function SaveStateNote({ state, onRetry }: SaveStateNoteProps) {
  const t = usePostingWords()
  return (
    <div aria-live="polite" className="flex min-h-8 items-center gap-2 text-table text-muted">
      {state === 'failed' ? (
        <>
          <CloudAlert aria-hidden size={16} className="text-red" />
          <span className="text-red">{t(($) => $.autosave.failed)}</span>
          <Button size="small" onPress={onRetry}>
            {t(($) => $.autosave.retry)}
          </Button>
        </>
      ) : (
        <>
          {state === 'saved' ? <CloudCheck aria-hidden size={16} /> : <Spinner />}
          {t(($) => $.autosave[state])}
        </>
      )}
    </div>
  )
}

type Flush = () => Promise<boolean>

interface LeaveGate {
  add: (flush: Flush) => () => void
  /** Saves the unsaved values of a step; resolves to whether the user may go on. */
  pass: Flush
}

function createLeaveGate(): LeaveGate {
  const flushes = new Set<Flush>()
  return {
    add: (flush) => {
      flushes.add(flush)
      return () => flushes.delete(flush)
    },
    pass: async () => {
      const results = await Promise.all([...flushes].map((flush) => flush()))
      return results.every(Boolean)
    },
  }
}

const LeaveGateContext = createContext<LeaveGate>(createLeaveGate())

/** Makes « next » wait until its step has saved its values. */
export function LeaveGateProvider({ children }: { children: (gate: LeaveGate) => ReactNode }) {
  const [gate] = useState(createLeaveGate)
  return <LeaveGateContext value={gate}>{children(gate)}</LeaveGateContext>
}

/** Registers a value to save before the user goes on. */
export function useLeaveGate(flush: Flush): void {
  const gate = useContext(LeaveGateContext)
  useEffect(() => gate.add(flush), [gate, flush])
}

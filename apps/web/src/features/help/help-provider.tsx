import { useRouter } from '@tanstack/react-router'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { storage } from '../../platform/storage.ts'
import { isUnderLayer } from '../../ui/modal-stack.ts'
import type { HelpPlace } from './topics.ts'

const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }))
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

/** Opens the help: at a place, or about the screen that is shown. */
export type OpenHelp = (place?: HelpPlace) => void

const HelpContext = createContext<OpenHelp>(() => undefined)

export const useHelp = (): OpenHelp => useContext(HelpContext)

/** The help and the keyboard shortcuts over a frame; their code loads on the first opening. */
export function HelpProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [opened, setOpened] = useState<HelpPlace | 'keys' | null>(null)
  const close = () => setOpened(null)
  const open: OpenHelp = async (place) => {
    if (place !== undefined) return setOpened(place)
    const { topicAt } = await import('./topics.ts')
    setOpened({ topic: topicAt(router.state.location.pathname) })
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isHelpKey(event) || isUnderLayer()) return
    event.preventDefault()
    setOpened('keys')
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => onKeyDown(event), listening)
    return () => listening.abort()
  }, [])
  return (
    <HelpContext value={open}>
      {children}
      <Suspense>
        {opened === 'keys' && <KeysDialog onClose={close} />}
        {opened !== null && opened !== 'keys' && (
          <HelpPanel place={opened} onKeys={() => setOpened('keys')} onClose={close} />
        )}
      </Suspense>
    </HelpContext>
  )
}

/** The question mark, where it writes nothing. */
function isHelpKey({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent) {
  if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return false
  const writes = 'input, textarea, select, [contenteditable]'
  if (target instanceof Element && target.closest(writes) !== null) return false
  // Who speaks to their machine can switch single keys off (WCAG 2.1.4).
  return storage.readLiking('helpKey') !== 'off'
}

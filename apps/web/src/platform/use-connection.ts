import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { toastQueue } from '../ui/toast-queue.ts'
import { connection } from './connection.ts'

/** How often a server that does not answer is asked again. */
const askEveryMs = 2_000

// Loaded at the first touch of the page: without a network it could not be loaded.
const loadAsk = () => import('./ask-server.ts').catch(() => null)
const ask = () => void loadAsk().then((loaded) => loaded?.askServer())

/** Whether the server is out of reach. When it is back, the data on the screen is read again. */
export function useIsConnectionLost(backAgain: string): boolean {
  const queryClient = useQueryClient()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  const comeBack = useEffectEvent(() => {
    toastQueue.add('success', backAgain)
    void queryClient.invalidateQueries()
  })
  useEffect(() => connection.onReturn(() => comeBack()), [])
  useEffect(() => {
    const listening = new AbortController()
    for (const touch of ['pointerdown', 'keydown', 'focusin'])
      window.addEventListener(touch, loadAsk, { once: true, signal: listening.signal })
    window.addEventListener('offline', connection.lost, { signal: listening.signal })
    // The browser only knows that there is a network: the product asks whether the server answers.
    window.addEventListener('online', ask, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  useEffect(() => {
    if (!isLost) return
    const timer = window.setInterval(ask, askEveryMs)
    return () => window.clearInterval(timer)
  }, [isLost])
  return isLost
}

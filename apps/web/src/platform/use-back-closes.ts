import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The layer over the page of this history entry, which « back » closes. */
    layer?: string | undefined
  }
}

let layers = 0

/** While a layer is over the page, the browser's « back » closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const router = useRouter()
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const { history } = router
    layers += 1
    const layer = `layer-${layers}`
    // The address and the scroll position stay.
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (state) => ({ ...state, layer }),
      resetScroll: false,
    })
    let isOnTop = true
    const stop = history.subscribe(({ location, action }) => {
      if (location.state.layer === layer) return
      const wasOnTop = isOnTop
      isOnTop = false
      if (wasOnTop && (action.type === 'BACK' || action.type === 'GO')) onBack()
    })
    return () => {
      stop()
      if (isOnTop && history.location.state.layer === layer) history.back()
    }
  }, [isOpen, router])
}

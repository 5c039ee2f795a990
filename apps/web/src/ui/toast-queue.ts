export type ToastTone = 'success' | 'error' | 'warning'

export interface ToastAction {
  label: string
  onPress: () => void
}

export interface ToastMessage {
  id: number
  tone: ToastTone
  text: string
  action?: ToastAction | undefined
  /** The reference of a failure for the support. */
  reference?: string | null | undefined
}

type Listener = () => void

const mostAtOnce = 4

/** The toasts on show, outside React, so that a failed call anywhere can add one. */
export function createToastQueue() {
  let toasts: readonly ToastMessage[] = []
  let lastId = 0
  const listeners = new Set<Listener>()
  const publish = (next: readonly ToastMessage[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => toasts,
    /** Adds a toast; the same sentence twice is one toast, shown again. */
    add: (tone: ToastTone, text: string, action?: ToastAction, reference: string | null = null) => {
      lastId += 1
      const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone)
      publish([...others, { id: lastId, tone, text, action, reference }].slice(-mostAtOnce))
      return lastId
    },
    remove: (id: number) => publish(toasts.filter((toast) => toast.id !== id)),
  }
}

export const toastQueue = createToastQueue()

import type { ToastAction } from './toast-queue.ts'
import { toastQueue } from './toast-queue.ts'

const toast = {
  success: (text: string, action?: ToastAction) => toastQueue.add('success', text, action),
  warning: (text: string, action?: ToastAction, reference?: string | null) =>
    toastQueue.add('warning', text, action, reference),
  error: (text: string, action?: ToastAction, reference?: string | null) =>
    toastQueue.add('error', text, action, reference),
  dismiss: (id: number) => toastQueue.remove(id),
}

export function useToast() {
  return toast
}

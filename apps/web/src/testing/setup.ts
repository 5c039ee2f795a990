import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { i18n } from '../platform/i18n.ts'
import { queryClient } from '../platform/query-client.ts'
// A component is drawn without the frame that brings them.
import '../platform/work-error-words.ts'
import { watchPresses } from '../ui/press.ts'
import { toastQueue } from '../ui/toast-queue.ts'
import { checkApi, startApi } from './api-stand-in.ts'

// The page of the tests has no popovers: they are shown and hidden by their style.
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    this.style.display = 'block'
  },
  hidePopover(this: HTMLElement) {
    this.style.display = 'none'
  },
})

// A loaded machine is slow to draw; what never comes still fails its test.
const { asyncWrapper } = getConfig()
configure({
  asyncUtilTimeout: 15_000,
  // After what a person does, the page has drawn what follows from it.
  asyncWrapper: async (act) => {
    const done = await asyncWrapper(act)
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
    return done
  },
})

watchPresses()

beforeEach(startApi)

// What a test said in English is in French again for the next file, which has the same page.
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id)
  await i18n.changeLanguage('fr')
  document.documentElement.lang = 'fr'
  checkApi()
})

import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { i18n } from '../platform/i18n.ts'
import { queryClient } from '../platform/query-client.ts'
// Loaded when it is needed, a report would leave during the next test.
import '../platform/send-report.ts'
// A component is drawn without the frame that loads these sentences.
import '../platform/work-error-words.ts'
import { watchPresses } from '../ui/press.ts'
import { toastQueue } from '../ui/toast-queue.ts'
import { checkApi, startApi } from './api-stand-in.ts'

// The DOM of the tests has no popovers: their style shows and hides them.
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    this.style.display = 'block'
  },
  hidePopover(this: HTMLElement) {
    this.style.display = 'none'
  },
})

// A loaded machine draws slowly; an element that never appears still fails its test.
const { asyncWrapper } = getConfig()
configure({
  asyncUtilTimeout: 15_000,
  // After an action of the user, the page has drawn its effects.
  asyncWrapper: async (act) => {
    const done = await asyncWrapper(act)
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
    return done
  },
})

vi.mock('../features/contract/paper/paper-viewer.tsx', () => import('./paper-viewer-stand-in.tsx'))

watchPresses()

beforeEach(startApi)

// A test may have changed the language to English: the next file shares the page and expects French.
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

import { act, render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { SiderApp } from '../sider-pages/sider-app.tsx'
import { openSession } from '../sider-pages/access/open-session.ts'
import { SpokenProvider } from '../sider-pages/spoken.tsx'
import { fr } from '../sider-pages/words/fr.ts'

interface Situation {
  /** The address of the page. */
  readonly at?: string
  /** Whether the pages are open on this device. */
  readonly isOpen?: boolean
  readonly language?: string
}

/** Shows the pages of a Sider, in French words, as their own bundle does. */
export async function showSider({
  at = '/s',
  isOpen = true,
  language = 'fr',
}: Situation = {}): Promise<UserEvent> {
  if (isOpen) {
    openSession({
      token: '',
      siderId: '00000000-0000-4000-8000-0000000008a1',
      firstName: 'Nora',
    })
  }
  history.replaceState(null, '', at)
  render(
    <SpokenProvider first={{ language, words: fr }}>
      <SiderApp />
    </SpokenProvider>,
  )
  await act(async () => undefined)
  return userEvent.setup({ delay: null })
}

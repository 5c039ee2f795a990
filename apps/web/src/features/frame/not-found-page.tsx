import { Link, useRouterState } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { MessagePage } from './message-page.tsx'
import { useFrameWords } from './words.ts'

/** Shows the path that nothing answers (AUTH-43). */
export function NotFoundPage() {
  const t = useFrameWords()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <MessagePage title={t(($) => $.notFound.title)}>
      <p>
        {t(($) => $.notFound.text)} <code className="font-mono break-all">{path}</code>
      </p>
      <Link to="/" className={buttonClass('primary')}>
        {t(($) => $.notFound.action)}
      </Link>
    </MessagePage>
  )
}

import { Link } from '@tanstack/react-router'
import { screenPaths } from '../../platform/screen-paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { MessagePage } from './message-page.tsx'
import { useFrameWords } from './words.ts'

/** What users read where they have no right to enter (AUTH-44). */
export function UnauthorizedPage() {
  const t = useFrameWords()
  return (
    <MessagePage title={t(($) => $.unauthorized.title)}>
      <p>{t(($) => $.unauthorized.text)}</p>
      <Link to={screenPaths.start} className={buttonClass('primary')}>
        {t(($) => $.unauthorized.action)}
      </Link>
    </MessagePage>
  )
}

import { OpenLink } from './open-link.tsx'
import { WayIn } from './way-in.tsx'

/** What shows before the pages of a Sider are open: their link, or the way to another. */
export function Access({ token }: { token: string }) {
  return token === '' ? <WayIn /> : <OpenLink token={token} />
}

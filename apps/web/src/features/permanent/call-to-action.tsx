import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { usePermanentWords } from './words.ts'

/** The look of the button on the dark bands of the page. */
const sunny =
  'border-accent! bg-accent! text-on-accent! hover:brightness-95 focus-visible:outline-accent!'

export interface CallToActionProps {
  isSignedIn: boolean
  onAsk: () => void
}

/** Opens the request (HRZ-03), or leads to the sign-up that it needs. */
export function CallToAction({ isSignedIn, onAsk }: CallToActionProps) {
  const t = usePermanentWords()
  const className = buttonClass('primary', 'large', sunny)
  return isSignedIn ? (
    <button type="button" aria-haspopup="dialog" className={className} onClick={onAsk}>
      {t(($) => $.ask)}
    </button>
  ) : (
    <Link to="/signup" className={className}>
      {t(($) => $.signUp)}
    </Link>
  )
}

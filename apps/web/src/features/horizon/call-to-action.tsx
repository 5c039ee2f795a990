import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { useHorizonWords } from './words.ts'

/** On the dark bands of the page: the sun is the button. */
const sunny =
  'border-accent! bg-accent! text-on-accent! hover:brightness-95 focus-visible:outline-accent!'

export interface CallToActionProps {
  isSignedIn: boolean
  onAsk: () => void
}

/** Opens the request (HRZ-03), or leads to the account that it takes. */
export function CallToAction({ isSignedIn, onAsk }: CallToActionProps) {
  const t = useHorizonWords()
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

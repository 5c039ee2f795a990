import ExternalLink from 'lucide-react/icons/external-link'
import { linkClass } from '../../ui/link-class.ts'

interface LawLinkProps {
  text: string
  url: string | null
}

/** The source of a rule; texts of the law are in French in both languages. */
export function LawLink({ text, url }: LawLinkProps) {
  if (url === null) return <span lang="fr">{text}</span>
  return (
    <a href={url} target="_blank" rel="noreferrer" lang="fr" className={linkClass('text')}>
      {text}
      <ExternalLink aria-hidden size={12} className="ml-1 inline" />
    </a>
  )
}

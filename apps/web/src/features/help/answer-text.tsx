import { Link } from '@tanstack/react-router'
import { compiler, type MarkdownToJSX } from 'markdown-to-jsx/react'
import type { ComponentProps } from 'react'
import type { ScreenPath } from '../../platform/screen-paths.ts'
import { linkClass } from '../../ui/link-class.ts'

interface AnswerTextProps {
  /** Markdown, without HTML. */
  children: string
  /** Called when a link leads to another screen. */
  onLeave: () => void
}

/** An answer of the help, as it is written in its article. */
export function AnswerText({ children, onLeave }: AnswerTextProps) {
  const options: MarkdownToJSX.Options = {
    disableParsingRawHTML: true,
    forceBlock: true,
    wrapper: 'div',
    forceWrapper: true,
    overrides: {
      // Articles lead to screens of the product alone: their test shows it.
      a: ({ href, children: text }: ComponentProps<'a'>) => (
        <Link to={href as ScreenPath} className={linkClass()} onClick={onLeave}>
          {text}
        </Link>
      ),
    },
  }
  return (
    <div className="[&_li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+*]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">
      {compiler(children, options)}
    </div>
  )
}

import { CopyButton } from '../../ui/copy-button.tsx'
import { useDeveloperWords } from './words.ts'

/** Code to copy; long lines wrap, so that nothing scrolls sideways on a phone. */
export function CodeBlock({ name, code }: { name: string; code: string }) {
  const t = useDeveloperWords()
  return (
    <figure className="relative rounded-control border border-line bg-wash">
      <pre className="py-3 pr-12 pl-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{code}</code>
      </pre>
      <div className="absolute top-1.5 right-1.5">
        <CopyButton text={code} label={t(($) => $.copy, { name })} />
      </div>
    </figure>
  )
}

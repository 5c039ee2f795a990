import { CopyButton } from '../../ui/copy-button.tsx'
import { useDeveloperWords } from './words.ts'

/**
 * Code to copy: a long line scrolls in its own box, so that no word of it is cut in two. The button
 * stays in sight, and the keyboard scrolls from it.
 */
export function CodeBlock({ name, code }: { name: string; code: string }) {
  const t = useDeveloperWords()
  return (
    <figure className="flex overflow-x-auto rounded-control border border-line bg-wash">
      <pre className="flex-1 py-3 pl-4 font-mono text-sm">
        <code translate="no">{code}</code>
      </pre>
      <div className="sticky right-0 shrink-0 bg-wash p-1.5">
        <CopyButton text={code} label={t(($) => $.copy, { name })} />
      </div>
    </figure>
  )
}

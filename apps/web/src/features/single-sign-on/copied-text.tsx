import { CopyBox } from '../../ui/copy-box.tsx'

/** A text that the administrator copies to another system. */
export function CopiedText({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm font-medium">{label}</p>
      <CopyBox text={text} label={label} />
    </div>
  )
}

import { CopyButton } from '../../ui/copy-button.tsx'

/** A text that the administrator copies to another system. */
export function CopiedText({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm font-medium">{label}</p>
      <div className="flex items-center gap-2 rounded-control border border-edge bg-wash px-3 py-2">
        <code className="min-w-0 grow text-sm break-all select-all">{text}</code>
        <CopyButton text={text} label={label} />
      </div>
    </div>
  )
}

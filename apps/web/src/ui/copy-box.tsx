import { CopyButton } from './copy-button.tsx'

/** A text in full, to read or to select, with the button that copies it. */
export function CopyBox({ text, label }: { text: string; label: string }) {
  return (
    <div className="flex items-center gap-2 rounded-control border border-edge bg-wash px-3 py-2">
      <code className="min-w-0 grow text-sm break-all select-all">{text}</code>
      <CopyButton text={text} label={label} />
    </div>
  )
}

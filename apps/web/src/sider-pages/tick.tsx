interface TickProps {
  label: string
  isTicked: boolean
  onChange: (isTicked: boolean) => void
}

/** A box to tick, as high as a thumb. */
export function Tick({ label, isTicked, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isTicked}
        className="size-6 shrink-0"
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

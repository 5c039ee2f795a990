import { Select } from '../../ui/select.tsx'

interface LevelSelectProps<Level extends string> {
  /** The accessible name: in sight, the row already names the choice. */
  label: string
  levels: readonly Level[]
  labelOf: (level: Level) => string
  value: Level | null
  onChange: (level: Level) => void
  placeholder?: string | undefined
}

/** The level of a choice, in its row. */
export function LevelSelect<Level extends string>({
  label,
  levels,
  labelOf,
  value,
  onChange,
  placeholder,
}: LevelSelectProps<Level>) {
  return (
    <Select
      className="w-44 shrink-0"
      label={label}
      isLabelHidden
      placeholder={placeholder}
      value={value}
      options={levels.map((level) => ({ id: level, label: labelOf(level) }))}
      onChange={(id) => {
        const level = levels.find((each) => each === id)
        if (level !== undefined) onChange(level)
      }}
    />
  )
}

import { longestSearch } from '@renfort/domain/kernel/longest-search.ts'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { Ref } from 'react'
import { controlClass } from './control-class.ts'
import { IconButton } from './icon-button.tsx'
import { useUiWords } from './ui-words.tsx'

interface SearchFieldProps {
  /** The accessible name; it is not shown. */
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** A search field; Escape clears it. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  ref,
  className,
}: SearchFieldProps) {
  const words = useUiWords()
  return (
    <search className={className}>
      <span className="relative flex items-center">
        <Search aria-hidden size={17} className="pointer-events-none absolute left-3 text-muted" />
        <input
          ref={ref}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestSearch}
          aria-label={label}
          placeholder={placeholder ?? label}
          value={value}
          className={controlClass('h-10 pr-10 pl-9')}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            // The field searches while the user types: inside a form, Enter must not send the form.
            if (event.key === 'Enter') event.preventDefault()
            if (event.key !== 'Escape' || value === '') return
            event.stopPropagation()
            onChange('')
          }}
        />
        {value !== '' && (
          <IconButton
            label={words.clear}
            size="small"
            icon={<X aria-hidden size={16} />}
            className="absolute right-1"
            onPress={() => onChange('')}
          />
        )}
      </span>
    </search>
  )
}

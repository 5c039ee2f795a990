import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'
import { useUiWords } from './ui-words.tsx'

/** One requirement of a password, and whether it is met. */
export interface PasswordRequirement {
  label: string
  isMet: boolean
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'help'> {
  /** Shown for a new password; not for sign-in. */
  requirements?: readonly PasswordRequirement[] | undefined
}

export function PasswordField({ requirements, ...props }: PasswordFieldProps) {
  const words = useUiWords()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      help={requirements && <Requirements requirements={requirements} />}
      suffix={
        <IconButton
          size="small"
          label={isShown ? words.hidePassword : words.showPassword}
          icon={isShown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}

function Requirements({ requirements }: { requirements: readonly PasswordRequirement[] }) {
  const words = useUiWords()
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-0.5">
      {requirements.map(({ label, isMet }) => (
        <span
          key={label}
          className={classNames('inline-flex items-center gap-1.5', isMet && 'text-green')}
        >
          {isMet ? <Check aria-hidden size={14} /> : <Circle aria-hidden size={10} />}
          {label}
          <span className="sr-only">
            {' '}
            {isMet ? words.requirementMet : words.requirementMissing}
          </span>
        </span>
      ))}
    </span>
  )
}

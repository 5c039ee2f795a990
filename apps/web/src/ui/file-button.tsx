import { useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'

interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'type'> {
  /** Kinds of file that the system's dialog offers. */
  accept: readonly string[]
  onChoose: (file: File) => void
}

/** A button that asks the system for one file. */
export function FileButton({ accept, onChoose, ...button }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onPress={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        accept={accept.join(',')}
        hidden
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Reset, so that choosing the same file again fires the event.
          event.target.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
    </>
  )
}

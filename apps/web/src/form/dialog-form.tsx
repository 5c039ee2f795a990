import type { ReactNode, SubmitEvent } from 'react'

interface DialogFormProps {
  /** The buttons of the dialog name the form by it. */
  id: string
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The form of a dialog; a form behind the dialog does not hear of its submission. */
export function DialogForm({ id, onSubmit, children }: DialogFormProps) {
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onSubmit(event)
      }}
    >
      {children}
    </form>
  )
}

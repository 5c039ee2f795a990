import type { FieldValues } from 'react-hook-form'
import type { ContractForm } from './use-contract-form.ts'

/** Submits a form without its button and answers whether it was valid and saved. */
export function submission<Input extends FieldValues, Output>(
  form: ContractForm<Input, Output>,
  save: (values: Output) => Promise<unknown>,
): () => Promise<boolean> {
  return async () => {
    let isSaved = false
    await form.handleSubmit(async (values) => {
      isSaved = await save(values).then(
        () => true,
        () => false,
      )
    })()
    return isSaved
  }
}

import type { FieldPath, FieldValues } from 'react-hook-form'
import { encodeIssue } from '../../form/issue-message.ts'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { issuesOf } from '../../platform/call.ts'
import type { CallError } from '../../platform/call-error.ts'
import { isKnownError } from '../../platform/error-words.ts'

/**
 * Shows a refusal in the form itself: at `field` where one is meant, else above the fields. Sign-in
 * and sign-up are exempt from the central handling of 401 and 403 (C-24).
 */
export function useRootRefusal<Input extends FieldValues, Output>(
  form: ContractForm<Input, Output>,
  fields: Partial<Record<string, FieldPath<Input>>> = {},
): (error: CallError) => boolean {
  return (error) => {
    if (issuesOf(error).length > 0) {
      form.applyIssues(issuesOf(error))
      return true
    }
    if (error.status >= 500 || error.key === null || !isKnownError(error.key)) return false
    const minutes = error.metadata['minutes']
    const params = {
      ...(typeof minutes === 'number' ? { minutes } : {}),
      ...(error.requestId === null ? {} : { requestId: error.requestId }),
    }
    form.setError(fields[error.key] ?? 'root', {
      type: 'server',
      message: encodeIssue(error.key, params),
    })
    return true
  }
}

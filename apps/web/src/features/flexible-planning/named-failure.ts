/** The failures of a flexible planning by name, for whoever catches or reports them (FLEX-17). */
export type FlexibleFailure = 'FlexiblePlanningError' | 'FlexibleQuotationError'

/** Gives what a call threw its name, and throws it on. */
export function failsAs(name: FlexibleFailure): (failure: unknown) => never {
  return (failure) => {
    if (failure instanceof Error) failure.name = name
    throw failure
  }
}

/** An error that the operator can correct: its message says how, so no stack is printed. */
export class ExplainedError extends Error {}

/** Whoever starts the product can mend it: the message says how, and no stack is needed. */
export class ExplainedError extends Error {}

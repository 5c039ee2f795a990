/**
 * A failure that no later try can mend, such as a document with a character that no font has. A job
 * that throws it is parked at once, where internal staff see it; after any other error it is tried
 * again.
 */
export class PermanentFailure extends Error {
  override readonly name: string = 'PermanentFailure'
}

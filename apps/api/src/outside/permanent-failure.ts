/**
 * What no later try can mend, such as a document that its own words keep from being made. A job that
 * throws it is parked at once, for internal staff to see; any other error is tried again.
 */
export class PermanentFailure extends Error {
  override readonly name: string = 'PermanentFailure'
}

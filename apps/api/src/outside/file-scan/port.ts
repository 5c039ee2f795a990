/** Looks for malware in files that people send. */
export interface FileScanner {
  /** Whether malware was found; throws `ScannerUnavailable` where nobody could look. */
  findsMalware(bytes: Uint8Array): Promise<boolean>
}

/** The scanner does not answer, or cannot judge the file. */
export class ScannerUnavailable extends Error {}

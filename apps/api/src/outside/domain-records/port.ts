/** What the owner of a domain has written into its zone. */
export interface DomainRecords {
  /** Whether a TXT record of a name holds this text. */
  has(name: string, text: string): Promise<boolean>
}

/** No name server answered: nothing is known of the name. */
export class DomainRecordsUnavailable extends Error {
  override readonly name = 'DomainRecordsUnavailable'
}

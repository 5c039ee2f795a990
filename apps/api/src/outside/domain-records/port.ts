/** The texts that the owner of a domain has written into its zone. */
export interface DomainRecords {
  /** The TXT records of a name; none where the name does not exist. */
  texts(name: string): Promise<readonly string[]>
}

/** No name server answered: nothing is known of the name. */
export class DomainRecordsUnavailable extends Error {
  override readonly name = 'DomainRecordsUnavailable'
}

/**
 * What happened, where naming a command would not say it: several commands do it, a command does it in some of its uses
 * only, or its operations would load with queries of another area. A command that has a word is known by it alone.
 */
export type Change =
  /** Anything of one mission: its facts, its shifts, its flexible planning or its applicants. */
  | 'mission'
  | 'placeOfMission'
  | 'departmentOfMission'
  /** A mission was made or deleted. */
  | 'missions'
  | 'cv'
  | 'amendments'
  /** Hours of a contested contract were corrected. */
  | 'correctedHours'
  /** Hours were declared, validated, disputed or imported. */
  | 'hours'
  | 'feedback'
  /** The price of an invoice was asked for again. */
  | 'collections'
  | 'copiedJobs'
  | 'erasedSiders'
  | 'favouriteAddresses'
  /** The name of a company, or a picture of it. */
  | 'company'
  | 'companyPicture'
  | 'legalInformations'
  | 'paymentInformations'
  | 'verifiedDomains'
  | 'team'
  | 'absences'
  | 'password'
  | 'features'
  | 'legalValues'

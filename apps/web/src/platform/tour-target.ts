/** What the guided tour of the demo points at, or waits for. */
export type TourTarget =
  | 'nav-home'
  | 'nav-group-figures'
  | 'nav-planning'
  | 'nav-inbox'
  | 'nav-contracts'
  | 'nav-invoices'
  | 'nav-more'
  | 'group-home'
  | 'home-companies'
  | 'inbox-contract'
  | 'inbox-hours'
  | 'inbox-candidate'
  | 'inbox-draft'
  | 'signing'
  | 'validate-hours'
  | 'planning-shifts'
  | 'price-details'
  | 'price-lines'
  | 'posting-next'
  | 'post'
  | 'applicant-approve'
  | 'invoice-link'
  | 'invoice-lines'
  | 'figures-link'

/** The attribute by which the tour finds an element of a screen. */
export function tourTarget(name: TourTarget | undefined) {
  return { 'data-tour': name }
}

import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { type FixedPath, type ScreenPath, screenPaths } from '../../platform/screen-paths.ts'
import type { TourTarget } from '../../platform/tour-target.ts'
import type { fr } from './fr.ts'
import type { TourKind } from './use-tour.ts'

/** The act that a step waits for. */
export type TourAct =
  /** A screen is opened. */
  | { readonly kind: 'at'; readonly path: ScreenPath }
  /** A part of a screen appears. */
  | { readonly kind: 'seen'; readonly part: TourTarget }
  /** The server has done an operation; `with` is what its body says, where several acts share an operation. */
  | { readonly kind: 'done'; readonly operation: Operation; readonly with?: string }

type Operation = Pick<Endpoint, 'method' | 'path'>

export interface TourStep {
  readonly id: keyof typeof fr.steps
  /** The screen on which it begins. */
  readonly start: FixedPath
  /** What it points at: the first of these that is on the screen. */
  readonly targets: readonly TourTarget[]
  readonly act: TourAct
}

/** Copies of operations: their own files would bring every form of their area with the tour. */
export const tourOperations = {
  signContract: { method: 'PUT', path: '/organisations/:id/document/:docId/sign' },
  validateHours: { method: 'POST', path: '/v1/attendances/validate' },
  confirmMission: { method: 'POST', path: '/tasks/:id/confirm' },
  updateApplicant: { method: 'PATCH', path: '/tasks/:id' },
} as const satisfies Record<string, Operation>

/** The way to « À faire », from any screen. */
const toInbox = ['nav-inbox', 'nav-more'] as const

const sign = {
  start: screenPaths.inbox,
  targets: ['signing', 'inbox-contract', ...toInbox],
  act: { kind: 'done', operation: tourOperations.signContract },
} as const

const ofRestaurant: readonly TourStep[] = [
  {
    id: 'inbox',
    start: screenPaths.inbox,
    targets: toInbox,
    act: { kind: 'at', path: screenPaths.inbox },
  },
  { id: 'sign', ...sign },
  {
    id: 'hours',
    start: screenPaths.inbox,
    targets: ['validate-hours', 'inbox-hours', ...toInbox],
    act: { kind: 'done', operation: tourOperations.validateHours },
  },
  {
    id: 'shift',
    start: screenPaths.planning,
    targets: ['planning-shifts', 'nav-planning', 'nav-more'],
    act: { kind: 'at', path: screenPaths.mission },
  },
  {
    id: 'price',
    start: screenPaths.planning,
    targets: ['price-lines', 'price-details', 'planning-shifts', 'nav-planning', 'nav-more'],
    act: { kind: 'seen', part: 'price-lines' },
  },
  {
    id: 'draft',
    start: screenPaths.inbox,
    targets: ['inbox-draft', ...toInbox],
    act: { kind: 'at', path: screenPaths.posting },
  },
  {
    id: 'post',
    start: screenPaths.inbox,
    targets: ['post', 'posting-next', 'inbox-draft', ...toInbox],
    act: { kind: 'done', operation: tourOperations.confirmMission },
  },
  {
    id: 'applicant',
    start: screenPaths.inbox,
    targets: ['applicant-approve', 'inbox-candidate', ...toInbox],
    act: { kind: 'done', operation: tourOperations.updateApplicant, with: 'update' },
  },
  {
    id: 'invoice',
    start: screenPaths.invoices,
    targets: ['invoice-lines', 'invoice-link', 'nav-invoices', 'nav-more'],
    act: { kind: 'seen', part: 'invoice-lines' },
  },
  {
    id: 'figures',
    start: screenPaths.invoices,
    targets: ['figures-link', 'nav-invoices', 'nav-more'],
    act: { kind: 'at', path: screenPaths.figures },
  },
]

const ofGroup: readonly TourStep[] = [
  {
    id: 'groupFigures',
    start: screenPaths.groupFigures,
    targets: ['nav-group-figures', 'nav-more'],
    act: { kind: 'at', path: screenPaths.groupFigures },
  },
  {
    id: 'company',
    start: screenPaths.home,
    targets: ['home-companies', 'nav-home', 'nav-more'],
    // A group has no planning of its own.
    act: { kind: 'at', path: screenPaths.planning },
  },
  { id: 'signForCompany', ...sign },
  {
    id: 'groupHome',
    start: screenPaths.home,
    targets: ['group-home', 'nav-more'],
    act: { kind: 'at', path: screenPaths.home },
  },
  {
    id: 'groupContracts',
    start: screenPaths.contracts,
    targets: ['nav-contracts', 'nav-more'],
    act: { kind: 'at', path: screenPaths.contracts },
  },
]

export const tourSteps: Readonly<Record<TourKind, readonly TourStep[]>> = {
  restaurant: ofRestaurant,
  group: ofGroup,
}

import { product } from '@renfort/domain/kernel/product.ts'
import type { FileRoutesByPath } from '@tanstack/react-router'

type FullPath = FileRoutesByPath[keyof FileRoutesByPath]['fullPath']

/** The path of each route, read from the route files, so that the compiler refuses any other. */
export type ScreenPath = FullPath extends infer Path
  ? Path extends `/${infer Inner}/`
    ? `/${Inner}`
    : Path
  : never

/** The path of a screen that needs no id. */
export type FixedPath = Exclude<ScreenPath, `${string}$${string}`>

/**
 * The path of each screen, by its name in features. A part after `$` is given as `params` of the link, which the
 * compiler requires.
 */
export const screenPaths = {
  start: '/',
  home: '/home',
  groupFigures: '/group',
  figures: '/figures',
  planning: '/planning',
  inbox: '/inbox',
  notifications: '/notifications',
  missions: '/tasks',
  allMissions: '/tasks/all',
  missionsOfStatus: '/tasks/$status',
  mission: '/tasks/view/$taskId',
  posting: '/taskPosting/$taskId',
  postingMotive: '/taskPosting/$taskId/motive',
  postingPlanningType: '/taskPosting/$taskId/planning-type',
  postingShifts: '/taskPosting/$taskId/shifts',
  postingFlexiblePlanning: '/taskPosting/$taskId/flexible-planning',
  postingDetails: '/taskPosting/$taskId/details',
  postingWorkers: '/taskPosting/$taskId/workers',
  postingSummary: '/taskPosting/$taskId/summary',
  preselection: '/preselection/$taskId',
  feedback: '/feedback/$taskId',
  hours: '/timesheets',
  contracts: '/contracts',
  contractArchives: '/contracts/archives',
  contract: '/contracts/$documentId/signature',
  verification: '/verify',
  developers: '/developers',
  invoices: '/invoices',
  jobDescriptions: '/job-descriptions',
  settings: '/settings',
  companyProfile: '/settings/profile',
  legalInformations: '/settings/legal',
  payment: '/settings/payment',
  remuneration: '/settings/remuneration',
  favouriteAddresses: '/settings/addresses',
  sites: '/settings/sites',
  departments: '/settings/departments',
  team: '/settings/team',
  trail: '/settings/trail',
  apiKeys: '/settings/keys',
  singleSignOn: '/settings/single-sign-on',
  webhooks: '/settings/webhooks',
  ownProfile: '/me/profile',
  companySwitch: '/switch',
  signIn: '/signin',
  secondStep: '/second-step',
  requiredFactor: '/second-factor',
  signUp: '/signup',
  invitation: '/invitation',
  forgotPassword: '/forgot-password',
  terms: '/terms',
  permanent: '/horizon',
  outbox: '/dev/outbox',
} as const satisfies Record<string, ScreenPath>

/** Where internal staff work (AUTH-01): the slug is the product’s (GEN-11). */
export const staffPaths = {
  home: `/${product.slug}-admin`,
  today: `/${product.slug}-admin/today`,
  staffing: `/${product.slug}-admin/staffing`,
  mission: `/${product.slug}-admin/staffing/$taskId`,
  attendances: `/${product.slug}-admin/attendances`,
  contracts: `/${product.slug}-admin/contracts`,
  invoices: `/${product.slug}-admin/invoices`,
  audit: `/${product.slug}-admin/audit`,
  features: `/${product.slug}-admin/feature-flags`,
  organisations: `/${product.slug}-admin/organisations`,
  organisation: `/${product.slug}-admin/organisations/$organisationId`,
  indemnities: `/${product.slug}-admin/organisations/$organisationId/indemnities`,
  siders: `/${product.slug}-admin/siders`,
  sider: `/${product.slug}-admin/siders/$siderId`,
  operations: `/${product.slug}-admin/operations`,
} as const satisfies Record<string, ScreenPath>

import './node-version.ts'
import {
  type AreaMatrix,
  areaViolations,
  importViolations,
  type Manifests,
  mutualAreas,
  pluralAreas,
} from './import-rules.ts'
import { readManifests } from './manifests.ts'
import { importCycles, moduleGraph, type Module } from './module-graph.ts'
import { readSourceFiles, type SourceFile } from './source-file.ts'
import { reportViolations, type Violation } from './violation.ts'

export const areaMatrix: AreaMatrix = {
  'packages/domain/src': {
    'errors.ts': [],
    kernel: ['errors.ts'],
    law: ['kernel'],
    // Times, days and tables as people and programs write them.
    reading: ['kernel'],
    access: ['law'],
    'feature-flag': ['kernel'],
    file: ['kernel'],
    permanent: ['kernel'],
    audit: ['errors.ts'],
    team: ['access'],
    // Keys with which other software calls.
    'api-key': ['access'],
    department: ['kernel'],
    event: ['kernel'],
    webhook: ['event'],
    organisation: ['access'],
    account: ['organisation'],
    payment: ['account'],
    // Payments of invoices by card or direct debit.
    collection: ['kernel'],
    remuneration: ['organisation'],
    sider: ['remuneration'],
    'job-description': ['sider'],
    mission: ['job-description'],
    shift: ['mission', 'reading'],
    'flexible-planning': ['mission'],
    preselection: ['mission'],
    quotation: ['shift', 'flexible-planning'],
    'legal-guard': ['quotation'],
    'week-template': ['shift'],
    hiring: ['legal-guard'],
    // A paper names the mission that it is for.
    contract: ['mission'],
    // Worked hours are priced as planned ones.
    attendance: ['quotation'],
    feedback: ['kernel'],
    // An amendment of a contract changes its hires.
    amendment: ['contract', 'hiring'],
    // Validated hours at the price of their mission.
    invoice: ['attendance'],
    // Deadlines of contracts and hours, and slots to fill.
    inbox: ['contract', 'attendance', 'hiring'],
    simulation: ['hiring', 'attendance'],
  },
  'apps/api/src': {
    outside: [],
    platform: ['outside'],
    operations: ['platform'],
    // The embedded database and its files, saved while they are used.
    backup: ['platform'],
    catalogue: ['platform'],
    file: ['platform'],
    law: ['platform'],
    address: ['platform'],
    // A new company is created as at sign-up, and its first administrator is invited.
    administration: ['account'],
    audit: ['catalogue'],
    analytics: ['platform'],
    'feature-flag': ['platform'],
    // A company's profile shows pictures that were uploaded.
    organisation: ['file'],
    remuneration: ['organisation', 'catalogue'],
    payment: ['organisation'],
    account: ['organisation'],
    team: ['account'],
    'api-key': ['platform'],
    permanent: ['organisation'],
    unsubscribe: ['platform'],
    motive: ['organisation'],
    'company-register': ['platform'],
    department: ['platform'],
    // What happened, for other software: written by the areas in which it happens.
    event: ['platform'],
    webhook: ['event'],
    sider: ['catalogue', 'organisation'],
    'sider-access': ['platform'],
    'job-description': ['catalogue', 'organisation', 'law'],
    // The stored mission, its planning and its Siders: every area that changes a mission depends on it.
    'mission-record': ['catalogue', 'law', 'department'],
    shift: ['hiring'],
    'flexible-planning': ['hiring'],
    // Posting a mission records the reasons that its company gave for points of the law.
    'legal-guard': ['mission-record'],
    // A paper names the mission, its company and its place.
    contract: ['mission-record', 'file', 'payment', 'event'],
    // Every hire goes through this area, which also opens the contracts.
    hiring: ['contract'],
    // Hours belong to hired Siders, at the frozen price of their mission. An export names kinds of hours as a
    // quotation does.
    attendance: ['hiring', 'quotation'],
    // Opinions of a company about the Siders on its missions.
    feedback: ['catalogue'],
    // Validated hours are billed to the paying company, with the names that the quotation gives its lines.
    invoice: ['attendance', 'payment', 'quotation'],
    // Due invoices are collected from the card or the account of their company.
    collection: ['invoice'],
    // What Siders see of their missions, and what they clock and answer themselves.
    'sider-work': ['attendance'],
    'sider-paper': ['contract', 'sider-access'],
    'sider-self': ['sider', 'sider-paper'],
    // The provider's console reads these before it hires.
    staffing: ['hiring', 'sider'],
    // An amendment of a contract changes the hires, with the same checks.
    amendment: ['hiring'],
    // Simulates the provider through the services of its staff.
    simulation: ['staffing', 'preselection', 'attendance'],
    mission: [
      'hiring',
      'job-description',
      'motive',
      'sider',
      'shift',
      'flexible-planning',
      'legal-guard',
    ],
    // One address changes a mission or one of its applicants.
    preselection: ['mission', 'file'],
    // An estimate names the company that it is for.
    quotation: ['flexible-planning', 'organisation'],
    // A printed week names its company.
    planning: ['mission-record', 'organisation', 'attendance', 'invoice'],
    // The company's rules say which settings are missing.
    inbox: ['mission-record', 'organisation'],
    'week-template': ['job-description'],
    search: ['mission', 'invoice'],
    'app.ts': [
      'api-key',
      'address',
      'administration',
      'amendment',
      'analytics',
      'attendance',
      'audit',
      'collection',
      'company-register',
      'feature-flag',
      'feedback',
      'inbox',
      'invoice',
      'operations',
      'payment',
      'permanent',
      'planning',
      'preselection',
      'quotation',
      'remuneration',
      'search',
      'sider-access',
      'sider-paper',
      'sider-self',
      'sider-work',
      'staffing',
      'team',
      'unsubscribe',
      'webhook',
      'week-template',
    ],
    'jobs.ts': [
      'account',
      'audit',
      'collection',
      'feedback',
      'invoice',
      'sider-access',
      'simulation',
      'webhook',
    ],
    // The demo is built by calling the product's own operations.
    seeds: ['app.ts', 'jobs.ts'],
    'start-server.ts': ['seeds', 'backup'],
    'main.ts': ['start-server.ts'],
    'insider.ts': ['seeds'],
  },
  'apps/api/src/platform': {
    'clock.ts': [],
    'api-base.ts': [],
    'fill-words.ts': [],
    'formats-of.ts': [],
    'file-links.ts': ['clock.ts', 'api-base.ts'],
    'unsubscribe-links.ts': ['api-base.ts'],
    'bounded-line.ts': [],
    'passwords.ts': ['bounded-line.ts'],
    'secret-box.ts': [],
    'bucket-settings.ts': [],
    'database-settings.ts': [],
    'employer-settings.ts': [],
    'seller-settings.ts': ['employer-settings.ts'],
    'invoice-platform-settings.ts': [],
    'payment-settings.ts': [],
    'telemetry-settings.ts': [],
    'call-limit-settings.ts': [],
    'webhook-settings.ts': [],
    'sms-settings.ts': ['explained-error.ts'],
    'config.ts': [
      'explained-error.ts',
      'bucket-settings.ts',
      'database-settings.ts',
      'employer-settings.ts',
      'seller-settings.ts',
      'invoice-platform-settings.ts',
      'payment-settings.ts',
      'telemetry-settings.ts',
      'call-limit-settings.ts',
      'webhook-settings.ts',
    ],
    'spans.ts': [],
    'log.ts': ['config.ts'],
    'repeat.ts': [],
    database: ['config.ts', 'clock.ts', 'spans.ts'],
    // How many calls a key or a session has left.
    'call-limit': ['database'],
    flags: ['database', 'repeat.ts'],
    'services.ts': [
      'flags',
      'call-limit',
      'file-links.ts',
      'unsubscribe-links.ts',
      'passwords.ts',
      'secret-box.ts',
    ],
    jobs: ['services.ts'],
    mail: ['jobs', 'fill-words.ts'],
    http: ['jobs', 'log.ts'],
    throttle: ['http'],
    telemetry: ['mail'],
    'table-file': [],
    'web-app': ['http'],
    'create-services.ts': ['services.ts', 'public-url.ts'],
    'explained-error.ts': [],
    'public-url.ts': ['config.ts'],
    'start-failure.ts': ['database'],
    'start-progress.ts': [],
  },
  'apps/web/src': {
    styles: [],
    ui: ['styles'],
    form: ['ui'],
    platform: ['form'],
    features: ['platform'],
    routes: ['features'],
    'router.ts': ['routes'],
    'app.tsx': ['router.ts'],
    'main.tsx': ['app.tsx'],
    // The pages of Siders are a bundle of their own: they take the look of the product, and little else.
    'sider-pages': ['platform'],
    'sider.tsx': ['sider-pages', 'styles'],
    'sider-worker.ts': [],
  },
  'apps/web/src/features': {
    help: [],
    frame: ['help'],
    account: ['frame'],
    file: ['frame'],
    home: ['file'],
    permanent: ['address'],
    administration: ['frame'],
    attendance: ['sider', 'quotation', 'mission-record', 'paste-table', 'feedback'],
    audit: ['frame'],
    // Downloads many documents as one file.
    bundle: ['frame'],
    // A contract names its Siders. Staff act for a company while they correct its contract.
    contract: ['administration', 'bundle', 'sider'],
    // When an invoice is collected, and what to do after a refusal of the bank.
    collection: ['frame'],
    invoice: ['attendance', 'quotation', 'bundle', 'collection'],
    staffing: ['mission-record', 'sider'],
    'feature-flag': ['frame'],
    settings: ['audit'],
    team: ['settings'],
    'api-key': ['settings'],
    remuneration: ['settings', 'quotation', 'audit', 'job-fields'],
    payment: ['settings'],
    organisation: ['settings', 'file', 'address'],
    address: ['frame'],
    'job-fields': ['frame'],
    'job-description': ['job-fields', 'address', 'organisation', 'quotation', 'mission-record'],
    motive: ['frame'],
    // Opinions of a company about its Siders.
    feedback: ['frame'],
    // Siders as a company sees them, and their profiles as internal staff maintain them.
    sider: ['frame', 'feedback', 'job-fields', 'address'],
    quotation: ['frame'],
    department: ['settings'],
    webhook: ['settings'],
    // The events are named as in the settings.
    developer: ['webhook'],
    'flexible-planning': ['shift'],
    // The dialogs that change the facts of a mission.
    'mission-fields': ['mission-record', 'sider'],
    // Amendments of the contracts of a mission, and the status of their documents.
    amendment: ['contract', 'address'],
    mission: [
      'amendment',
      // A new mission starts from a job description.
      'job-description',
      'mission-fields',
      'quotation',
      'flexible-planning',
    ],
    'paste-table': ['frame'],
    // The mission as the browser caches it and as every screen words it: its facts, its labels, its planning. Every
    // area that changes a mission depends on it.
    'mission-record': ['department', 'job-fields', 'address', 'motive', 'quotation'],
    shift: ['quotation', 'paste-table', 'mission-record'],
    'legal-guard': ['mission-fields', 'shift'],
    'week-template': ['shift'],
    posting: [
      'week-template',
      'mission-fields',
      'flexible-planning',
      'legal-guard',
      'organisation',
    ],
    // The steps of a new company up to its first mission.
    onboarding: ['job-description', 'mission-record'],
    // An empty day starts a mission; a week that cannot be used yet shows what is missing. The inbox uses parts of
    // the screens that its items come from.
    inbox: ['attendance', 'collection', 'contract', 'settings'],
    // Its shifts are changed in place, with the dialogs of shifts and of amendments.
    planning: ['mission', 'sider', 'onboarding', 'inbox', 'shift', 'legal-guard', 'amendment'],
    palette: ['mission'],
    preselection: ['mission-fields'],
  },
}

/** The repository has far more files: a scan that finds fewer has read the wrong folder. */
const fewestFiles = 600

export function architectureViolations(
  modules: readonly Module[],
  manifests: Manifests,
  matrix: AreaMatrix = areaMatrix,
  fewest = fewestFiles,
): Violation[] {
  const cycles = importCycles(modules).map((paths) => ({
    path: paths[0] ?? '',
    line: 0,
    rule: 'cycle',
    message: paths.join(' → '),
  }))
  const scanned = modules.length
  const tooFew = `${scanned} files were scanned and at least ${fewest} were expected`
  return [
    ...importViolations(modules, manifests),
    ...mutualAreas(matrix),
    ...pluralAreas(modules, matrix),
    ...areaViolations(modules, matrix),
    ...inlineImportTypes(modules),
    ...cycles,
    ...(scanned < fewest ? [{ path: '.', line: 0, rule: 'scan', message: tooFew }] : []),
  ]
}

/** `import('…').Type` would be an edge that the module graph does not see. */
function inlineImportTypes(modules: readonly Module[]): Violation[] {
  return modules.flatMap(({ file: { path }, tree }) => {
    const found: Violation[] = []
    tree.walk((node) => {
      if (node.type !== 'TSImportType') return
      found.push({ path, line: 0, rule: 'inline-import', message: 'write import type at the top' })
    })
    return found
  })
}

export function architectureSummary(
  files: readonly SourceFile[],
  modules: readonly Module[],
): string {
  const edges = modules.flatMap(({ imports }) => imports)
  const inside = edges.filter(({ target }) => target !== null).length
  const cycles = importCycles(modules).length
  return `architecture: ${files.length} files, ${inside} edges inside, ${edges.length - inside} to packages, ${cycles} cycles`
}

if (import.meta.main) {
  const files = readSourceFiles()
  const modules = moduleGraph(files)
  reportViolations(
    architectureViolations(modules, readManifests()),
    architectureSummary(files, modules),
  )
}

import { expect, it } from 'vitest'
import { isTest, readSourceFiles, type SourceFile } from './source-file.ts'

/**
 * Work is told in the zone of its place (`kernel/place-time.ts`). This list names each file that uses Paris time,
 * with the reason, so that a forgotten place shows.
 */
const byReason: Readonly<Record<string, readonly string[]>> = {
  'The clocks themselves.': [
    'packages/domain/src/kernel/calendar.ts',
    'packages/domain/src/kernel/place-time.ts',
    'packages/domain/src/kernel/schedule.ts',
    'packages/domain/src/law/legal-time.ts',
    'packages/domain/src/law/zone-names.ts',
    'apps/web/src/platform/product-clock.ts',
    'apps/web/src/ui/moment-parts.ts',
  ],
  'Deadlines and runs.': [
    'packages/domain/src/attendance/validate/validation-deadline.ts',
    'packages/domain/src/attendance/validate/validation-reminder.ts',
    'packages/domain/src/contract/reminders/reminder.ts',
    'packages/domain/src/invoice/issue/billing-run.ts',
    'packages/domain/src/collection/collection.ts',
    'packages/domain/src/notification/digest.ts',
    'packages/domain/src/preselection/retention.ts',
    'packages/domain/src/inbox/inbox-order.ts',
    'packages/domain/src/staff-day/care.ts',
    'apps/api/src/feedback/ask-feedback.ts',
    'apps/api/src/hiring/make-due-shifts.ts',
    'apps/api/src/hiring/make-shifts.ts',
    'apps/api/src/inbox/read-inbox.ts',
    'packages/domain/src/simulation/clocking-plan.ts',
    'apps/api/src/organisation/companies-of-caller.ts',
    'apps/api/src/sider/directory/sider-details.ts',
    'apps/api/src/platform/http/second-step.ts',
    'apps/api/src/team/second-factor-of-team.ts',
    'apps/api/src/deputy/keep-absences.ts',
    'apps/api/src/platform/database/absent-members.ts',
    'apps/api/src/attendance/validate/remind-hours.ts',
    'apps/api/src/contract/reminders/remind-signatures.ts',
    'apps/web/src/features/attendance/hours-page.tsx',
  ],
  'Dates of invoices and payments.': [
    'packages/domain/src/invoice/life-cycle/status-message.ts',
    'apps/api/src/collection/answer-try.ts',
    'apps/api/src/collection/collect-due-invoices.ts',
    'apps/api/src/collection/collect-invoice.ts',
    'apps/api/src/collection/collection-queries.ts',
    'apps/api/src/invoice/issue/bill-company.ts',
    'apps/api/src/invoice/indemnities/enter-indemnity.ts',
    'apps/api/src/invoice/export-invoices.ts',
    'apps/api/src/invoice/issue/issue-credit-note.ts',
    'apps/api/src/outside/invoice-platform/local/played-answers.ts',
    'apps/api/src/platform/create-services.ts',
  ],
  'The day on which a paper was made or signed, a number was given or a file was written.': [
    'apps/api/src/attendance/export/export-hours.ts',
    'apps/api/src/attendance/export/lines-table.ts',
    'apps/api/src/job-description/usage/export-job-usage.ts',
    'apps/api/src/contract/export/export-contracts.ts',
    'apps/api/src/contract/paper/amendment-document.ts',
    'apps/api/src/contract/evidence/evidence-document.ts',
    'apps/api/src/contract/paper/paper-document.ts',
    'apps/api/src/contract/paper/paper-pay.ts',
    'apps/api/src/contract/signature/signature-document.ts',
    'apps/api/src/contract/sider-paper/sider-paper-document.ts',
    'apps/api/src/contract/sider-paper/sider-proof.ts',
    'apps/api/src/sider-self/export-data.ts',
    'apps/web/src/sider-pages/papers/paper-card.tsx',
    'apps/api/src/mission/create/mission-creation-queries.ts',
    'apps/api/src/planning/download-week.ts',
    'apps/api/src/quotation/download-estimate.ts',
    'apps/api/src/site/download-poster.ts',
    'apps/api/src/site/poster-document.ts',
  ],
  'The day of something that somebody did, or from which a value of the law counts.': [
    'apps/api/src/account/mails.ts',
    'apps/api/src/audit/audit-trail.ts',
    'apps/api/src/audit/company-trail.ts',
    'apps/api/src/company-register/find-company.ts',
    'apps/api/src/job-description/job-description-columns.ts',
    'apps/api/src/job-description/usage/copy-job-description.ts',
    'apps/web/src/features/job-description/usage/usage-columns.tsx',
    'apps/api/src/law/add-legal-value.ts',
    'apps/api/src/law/read-legal-values.ts',
    'apps/api/src/organisation/read-legal-informations.ts',
    'apps/api/src/organisation/update-legal-informations.ts',
    'apps/api/src/permanent/request-permanent-contract.ts',
    'apps/api/src/api-key/create-api-key.ts',
    'apps/api/src/api-key/list-api-keys.ts',
    'apps/api/src/platform/http/resolve-key.ts',
    'apps/web/src/features/account/outbox-page.tsx',
    'apps/web/src/features/administration/organisations/organisation-panels.tsx',
    'apps/web/src/features/audit/audit-changes.tsx',
    'apps/web/src/features/audit/audit-page.tsx',
    'apps/web/src/features/frame/impersonation-banner.tsx',
    'apps/web/src/features/mission/list/mission-cells.tsx',
    'apps/web/src/features/staffing/queue-table.tsx',
    'apps/web/src/features/sider/directory/profile-panels.tsx',
    'apps/web/src/features/sider/profile/profile-panel.tsx',
    'apps/web/src/features/sider/directory/erasures-panel.tsx',
    'apps/api/src/sider-self/sider-profile.ts',
    'apps/web/src/sider-pages/me/data-part.tsx',
  ],
  'Several places at once, or none yet.': [
    'packages/domain/src/week-template/week-template.ts',
    'packages/domain/src/sider/sider-profile.ts',
    'apps/api/src/group/overview-queries.ts',
    'apps/api/src/job-description/usage/usage-reach.ts',
    'apps/api/src/group/read-overview.ts',
    'apps/api/src/figures/figure-queries.ts',
    'apps/api/src/attendance/import/import-hours.ts',
    'apps/api/src/attendance/import/import-queries.ts',
    'apps/api/src/mission-record/place-day-queries.ts',
    'apps/api/src/mission-record/taken-block-queries.ts',
    'apps/api/src/staffing/hiring-candidate-queries.ts',
    'apps/web/src/features/attendance/import/use-hours-import.ts',
    'apps/web/src/features/palette/use-palette-groups.ts',
    'apps/web/src/features/palette/use-entries.ts',
    'apps/web/src/features/planning/views/day-table.tsx',
    'apps/web/src/features/remuneration/pay-example.ts',
    'apps/web/src/features/shift/use-shift-calendar.ts',
    'apps/web/src/features/webhook/webhook-dialogs.tsx',
    'apps/web/src/routes/_app.planning.tsx',
    'apps/web/src/routes/_app.timesheets.tsx',
  ],
  'The rules of the clocks of each zone, for calendars.': [
    'apps/api/src/calendar-feed/zone-rules.ts',
  ],
  'Whether a place has other clocks.': [
    'apps/api/src/attendance/export/summary-table.ts',
    'apps/api/src/attendance/hours-recipient-queries.ts',
    'apps/api/src/planning/week-table.ts',
  ],
}

const readsParis = ({ text }: SourceFile): boolean =>
  /\b(?:parisZone|\w+InParis)\b|'Europe\/Paris'/.test(text)

it('decisions §0 the clocks of Paris are read by what is named here alone', () => {
  const readers = readSourceFiles()
    .filter(({ path }) => /^(packages|apps)\//.test(path) && !isTest(path))
    .filter(({ path }) => !/\/src\/(testing|seeds)\//.test(path))
    .filter(readsParis)
    .map(({ path }) => path)
  expect(readers.toSorted()).toEqual(Object.values(byReason).flat().toSorted())
  const planted = { path: 'apps/api/src/planted.ts', text: 'const day = dateInParis(startsAt)' }
  expect(readsParis(planted)).toBe(true)
})

import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { SiderPaper, StaffSiderPaper } from '@renfort/contract/sider-paper.ts'
import { evidenceState } from '@renfort/domain/contract/evidence/evidence.ts'
import {
  isTransmittedLate,
  siderPaperState,
  transmissionDay,
} from '@renfort/domain/contract/sider-paper/paper-state.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { Call } from '../platform/http/route.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { PaperRow } from './paper-queries.ts'

const dictionaries = { fr, en }

/** What the Sider accepts by signing a paper, in their language. */
export function consentToPaper({ kind }: Pick<PaperRow, 'kind'>, locale: Locale): string {
  const words = dictionaries[locale]
  return kind === 'contract' ? words.consent : words.consentToAmendment
}

/** A paper as staff see it. */
export function toStaffPaper(
  row: PaperRow,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): StaffSiderPaper {
  const state = siderPaperState(row)
  const { id, missionId, number, kind, companyName, firstDay, lastDay, madeAt, pages } = row
  return {
    id,
    missionId,
    number,
    kind,
    title: missionDisplayName(namedTitle(row.jobTitleId, locale).name, row.name),
    companyName,
    firstDay,
    lastDay,
    madeAt,
    pages,
    state,
    openedAt: row.openedAt,
    signedAt: row.signedAt,
    transmitBy: transmissionDay(firstDay),
    isLate: isTransmittedLate({ ...row, state }, now),
  }
}

/** A paper as its Sider sees it, with its files. */
export function toSiderPaper(
  { services, locale }: Pick<Call, 'services' | 'locale'>,
  row: PaperRow,
): SiderPaper {
  const { fileLinks, seal, clock } = services
  const name = `${row.kind === 'contract' ? 'contrat-de-mission' : 'avenant'}-${row.number}`
  return {
    ...toStaffPaper(row, { locale, now: clock.now() }),
    url: fileLinks.link(row.sealedKey ?? row.documentKey, name) ?? '',
    evidence: row.isSigned
      ? evidenceState({ hasEvidence: row.evidenceKey !== null, hasKey: seal !== null })
      : null,
    evidenceUrl: fileLinks.link(row.evidenceKey, `dossier-de-preuve-${row.number}`),
    consent: consentToPaper(row, locale),
  }
}

import { deviceOf } from '@renfort/domain/account/device.ts'
import { outsideValidator } from '@renfort/domain/contract/evidence/evidence.ts'
import { type Instant, dateInParis, localInParis } from '@renfort/domain/kernel/calendar.ts'
import type { DocumentData } from '../../outside/pdf/port.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { inGroups } from '../in-groups.ts'
import type { PaperFact } from '../paper/paper-pay.ts'
import { siderFacts, siderReadingFact } from '../sider-paper/sider-proof.ts'
import type { EvidenceFacts, VersionFacts } from './evidence-facts.ts'
import { evidenceWords as words } from './evidence-words.ts'

interface Section {
  readonly heading: string
  readonly facts: readonly PaperFact[]
  readonly paragraphs: readonly string[]
}

/** What `evidence.typ` shows. */
export interface EvidenceData extends DocumentData {
  readonly provider: string
  readonly heading: string
  readonly intro: string
  readonly sections: readonly Section[]
}

const formats = formatsOf('fr')

/**
 * The texts of the evidence file, without any input or output, so that its sentences are tested
 * without a PDF.
 */
export function evidenceDocument(facts: EvidenceFacts): EvidenceData {
  const { provider, mission, madeAt } = facts
  const { number } = mission
  return {
    title: fillWords(words.title, { number }),
    language: 'fr',
    date: dateInParis(madeAt),
    footer: fillWords(words.footer, { provider, number }),
    pageOf: words.pageOf,
    provider,
    heading: words.heading,
    intro: words.intro,
    sections: [
      ofFacts(words.document, documentFacts(facts)),
      ofFacts(words.signature, signatureFacts(facts)),
      ofFacts(words.consent, [
        { label: words.languages[facts.signature.locale], value: facts.signature.consent },
      ]),
      ofFacts(words.seal, sealFacts(facts)),
      ofFacts(words.history, facts.history.flatMap(versionFacts)),
      {
        ...ofFacts(words.verify, []),
        paragraphs: words.verifySteps.map((step) =>
          fillWords(step, { url: facts.verifyUrl, outside: outsideValidator, provider }),
        ),
      },
    ],
  }
}

function ofFacts(heading: string, facts: readonly PaperFact[]): Section {
  return { heading, facts, paragraphs: [] }
}

function documentFacts({
  mission,
  organisation,
  batch,
  shown,
  sealed,
}: EvidenceFacts): readonly PaperFact[] {
  return [
    { label: words.mission, value: mission.number },
    { label: words.contracts, value: batch.contracts.join(', ') },
    { label: words.company, value: organisation.name },
    { label: words.batch, value: batch.id },
    { label: words.version, value: String(batch.version) },
    { label: words.shown, value: inGroups(shown.sha256) },
    { label: words.sealed, value: inGroups(sealed.sha256) },
  ]
}

function signatureFacts({ signature }: EvidenceFacts): readonly PaperFact[] {
  const { at, name, actingFor, session, address, userAgent, sider } = signature
  return [
    { label: words.name, value: name },
    ...(actingFor === undefined
      ? []
      : [{ label: words.actingFor, value: fillWords(words.actingForText, actingFor) }]),
    ...(sider === undefined ? accountFacts(signature) : siderFacts(sider)),
    { label: words.at, value: momentText(words.atText, at) },
    { label: words.clock, value: words.clockText },
    sider === undefined ? readingFact(signature) : siderReadingFact(sider),
    { label: words.session, value: session },
    { label: words.address, value: address },
    { label: words.browser, value: browserText(userAgent) },
  ]
}

function accountFacts({ account }: EvidenceFacts['signature']): readonly PaperFact[] {
  return [
    { label: words.account, value: account?.email ?? words.accountGone },
    ...(account === null ? [] : [{ label: words.accountId, value: account.id }]),
  ]
}

function readingFact({ pagesRead, pages }: EvidenceFacts['signature']): PaperFact {
  const read = { read: String(pagesRead), pages: String(pages) }
  return {
    label: words.read,
    value: pagesRead === 0 ? words.readNothing : fillWords(words.readText, read),
  }
}

/** The browser's name, and its full `User-Agent`. */
function browserText(userAgent: string | null): string {
  if (userAgent === null) return words.browserUnknown
  const { browser, system } = deviceOf(userAgent)
  const device = [browser, system].filter((part) => part !== null).join(', ')
  return device === '' ? userAgent : `${device} – ${userAgent}`
}

function sealFacts({ sealed: { at, timestampedAt } }: EvidenceFacts): readonly PaperFact[] {
  return [
    { label: words.sealedAt, value: momentText(words.atText, at) },
    {
      label: words.level,
      value: timestampedAt === null ? words.levels.basic : words.levels.timestamped,
    },
    {
      label: words.timestamp,
      value: timestampedAt === null ? words.timestampNone : momentText(words.atText, timestampedAt),
    },
  ]
}

function versionFacts({
  version,
  madeAt,
  sha256,
  contestation,
}: VersionFacts): readonly PaperFact[] {
  return [
    { label: fillWords(words.versionOf, { version }), value: momentText(words.madeText, madeAt) },
    { label: words.versionSum, value: sha256 === null ? words.noPaper : inGroups(sha256) },
    {
      label: words.contestation,
      value: contestation === null ? words.notContested : contestedText(contestation),
    },
  ]
}

function contestedText({
  at,
  name,
  actingFor,
  description,
}: NonNullable<VersionFacts['contestation']>): string {
  if (actingFor === undefined) return momentText(words.contestedText, at, { name, description })
  const absent = fillWords(words.actingForText, actingFor)
  return momentText(words.contestedForText, at, { name, absent, description })
}

function momentText(
  sentence: string,
  at: Instant,
  others: Readonly<Record<string, string>> = {},
): string {
  const { date, time } = localInParis(at)
  return fillWords(sentence, { ...others, day: formats.longDay(date), time, utc: at })
}

import { type Instant, localInParis } from '@renfort/domain/kernel/calendar.ts'
import { deviceOf } from '@renfort/domain/account/device.ts'
import type { DocumentData } from '../../outside/pdf/port.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { inGroups } from '../in-groups.ts'
import type { PaperFact } from '../paper/paper-pay.ts'
import { siderCodeFact, siderReadingFact, type SiderProof } from '../sider-paper/sider-proof.ts'
import { signatureWords as words } from './signature-words.ts'

/** The stored facts of a signature. */
export interface SignatureFacts {
  readonly provider: string
  /** The page where anybody can check whether a file is the signed one. */
  readonly verifyUrl: string
  readonly missionNumber: string
  readonly version: number
  readonly numbers: readonly string[]
  readonly name: string
  /** In whose place a deputy signed; `null` for nobody. */
  readonly actingFor: string | null
  readonly at: Instant
  readonly documentSha256: string
  readonly session: string
  readonly address: string
  readonly userAgent: string | null
  readonly consent: string
  readonly pagesRead: number
  readonly pages: number
  /** Of a Sider, who signs a contrat de mission. */
  readonly sider?: SiderProof
}

/** The data of `signature.typ`, the page that is added to a signed document. */
export interface SignatureData extends DocumentData {
  readonly provider: string
  readonly heading: string
  readonly intro: string
  readonly facts: readonly PaperFact[]
  readonly consent: PaperFact
  readonly contracts: PaperFact
  readonly note: string
}

const formats = formatsOf('fr')

function readingFact({ pagesRead, pages }: SignatureFacts): PaperFact {
  const read = { read: String(pagesRead), pages: String(pages) }
  return {
    label: words.read,
    value: pagesRead === 0 ? words.readNothing : fillWords(words.readText, read),
  }
}

/**
 * The texts of the signature page, without any input or output, so that its sentences are tested
 * without a PDF.
 */
export function signatureDocument(facts: SignatureFacts): SignatureData {
  const { date, time } = localInParis(facts.at)
  const day = formats.longDay(date)
  const { browser, system } = deviceOf(facts.userAgent ?? '')
  const device = [browser, system].filter((part) => part !== null).join(', ')
  return {
    title: fillWords(words.title, { number: facts.missionNumber }),
    language: 'fr',
    date,
    footer: fillWords(words.footer, { provider: facts.provider, number: facts.missionNumber }),
    pageOf: words.pageOf,
    provider: facts.provider,
    heading: words.heading,
    intro: words.intro,
    facts: [
      { label: words.name, value: facts.name },
      ...(facts.actingFor === null ? [] : [{ label: words.actingFor, value: facts.actingFor }]),
      { label: words.at, value: fillWords(words.atText, { day, time, utc: facts.at }) },
      { label: words.version, value: String(facts.version) },
      { label: words.sha256, value: inGroups(facts.documentSha256) },
      ...(facts.sider === undefined
        ? [readingFact(facts)]
        : [siderReadingFact(facts.sider), siderCodeFact(facts.sider)]),
      { label: words.session, value: facts.session },
      { label: words.address, value: facts.address },
      ...(device === '' ? [] : [{ label: words.device, value: device }]),
    ],
    consent: { label: words.consent, value: facts.consent },
    contracts: { label: words.contracts, value: facts.numbers.join(', ') },
    note: fillWords(words.note, { url: facts.verifyUrl }),
  }
}

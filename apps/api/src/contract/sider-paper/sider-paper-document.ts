import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { amendedSections } from '../paper/amendment-document.ts'
import {
  agreedSections,
  factsOf,
  footerOf,
  type PaperContract,
  type PaperData,
  type PaperSection,
  partiesOf,
  section,
} from '../paper/paper-document.ts'
import type { ContractFacts, PaperAmendment, PaperFacts } from '../paper/paper-facts.ts'
import { paperWords } from '../paper/paper-words.ts'
import { siderPaperWords as words } from './sider-paper-words.ts'

/** The bodies that a contrat de mission names (L1251-16); an empty text where none is set. */
export interface SocialBodies {
  readonly pensionBody: string
  readonly providentBody: string
}

const formats = formatsOf('fr')

/**
 * The contrat de mission of one Sider, or its amendment, from the facts of the company’s document:
 * the same clauses, without what the company pays, and what L1251-16 adds.
 */
export function siderPaperDocument(
  facts: PaperFacts,
  contract: ContractFacts,
  bodies: SocialBodies,
): PaperData {
  const { amendment, provider } = facts
  const { number, amends } = contract
  return {
    title: fillWords(amendment === null ? words.title : words.amendmentTitle, {
      number,
      contract: amends,
    }),
    language: 'fr',
    date: dateInParis(facts.madeAt),
    footer: footerOf(facts),
    pageOf: paperWords.pageOf,
    provider: provider.name,
    cover: null,
    contracts: [
      amendment === null
        ? contractOf(facts, contract, bodies)
        : amendmentOf(facts, amendment, contract),
    ],
  }
}

function contractOf(
  facts: PaperFacts,
  contract: ContractFacts,
  bodies: SocialBodies,
): PaperContract {
  const { mission, version } = facts
  const { number } = contract
  return {
    heading: words.heading,
    identity: factsOf([
      [words.number, number],
      [paperWords.mission, mission.number],
      [paperWords.version, String(version)],
    ]),
    parties: partiesOf(facts)(contract),
    sections: [
      ...agreedSections(facts)(contract),
      { ...wagesSection(contract), paragraphs: [words.wagesNote] },
      section(
        words.protection,
        factsOf([
          [words.pension, bodies.pensionBody || words.pensionUnknown],
          [words.provident, bodies.providentBody],
        ]),
      ),
      {
        ...section(words.clauses, []),
        paragraphs: [
          words.clauseRepatriation,
          words.clauseHiring,
          words.clauseSafety,
          words.clauseTransmission,
          fillWords(words.clauseSameFacts, { number, version: String(version) }),
          words.signatureText,
        ],
      },
    ],
  }
}

function amendmentOf(
  facts: PaperFacts,
  amendment: PaperAmendment,
  contract: ContractFacts,
): PaperContract {
  const { number, amends } = contract
  return {
    heading: fillWords(words.amendmentHeading, {
      place: number.split('-A').at(-1) ?? '',
      contract: amends,
    }),
    identity: factsOf([
      [words.amendment, number],
      [words.number, amends],
      [paperWords.mission, facts.mission.number],
      [paperWords.version, String(facts.version)],
    ]),
    parties: partiesOf(facts)(contract),
    sections: [
      ...amendedSections(facts, amendment, contract, { withPrice: false }),
      wagesSection(contract),
      {
        ...section(words.clauses, []),
        paragraphs: [words.restUnchanged, words.signatureText],
      },
    ],
  }
}

function wagesSection({ salaryCents }: ContractFacts): PaperSection {
  return section(words.wages, [{ label: words.salary, value: formats.money(salaryCents) }])
}

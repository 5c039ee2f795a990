import type { PaperReading } from '@renfort/domain/contract/sider-paper/readings.ts'
import { type Instant, localInParis } from '@renfort/domain/kernel/calendar.ts'
import type { LinkWay } from '@renfort/domain/sider/way-in.ts'
import type { PlainJson } from '../../outside/seal/port.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import type { PaperFact } from '../paper/paper-pay.ts'

/** What proves that a Sider signed: what they opened and ticked, and the code that they received. */
export interface SiderProof {
  readonly id: string
  readonly openedAt: Instant
  readonly readings: readonly PaperReading[]
  readonly code: {
    readonly through: LinkWay
    readonly contact: string
    readonly sentAt: Instant
  }
}

const words = {
  id: 'Identifiant du salarié temporaire',
  read: 'Lecture',
  readText: 'document ouvert le {{moment}}\u202f; lu, a coché le signataire\u202f: {{readings}}',
  readings: {
    contract: 'le contrat',
    safety: 'les risques, les équipements et les consignes de sécurité',
  },
  code: 'Preuve d’identité',
  codeText: {
    sms: 'code à usage unique, reçu par SMS au {{contact}} le {{moment}}',
    email: 'code à usage unique, reçu par e-mail à {{contact}} le {{moment}}',
  },
  moment: '{{day}} à {{time}}, heure de Paris ({{utc}})',
} as const

const formats = formatsOf('fr')

function momentOf(at: Instant): string {
  const { date, time } = localInParis(at)
  return fillWords(words.moment, { day: formats.longDay(date), time, utc: at })
}

export function siderCodeFact({ code: { through, contact, sentAt } }: SiderProof): PaperFact {
  const value = fillWords(words.codeText[through], { contact, moment: momentOf(sentAt) })
  return { label: words.code, value }
}

export function siderReadingFact({ openedAt, readings }: SiderProof): PaperFact {
  return {
    label: words.read,
    value: fillWords(words.readText, {
      moment: momentOf(openedAt),
      readings: formats.list(readings.map((each) => words.readings[each])),
    }),
  }
}

export function siderFacts(proof: SiderProof): readonly PaperFact[] {
  return [{ label: words.id, value: proof.id }, siderCodeFact(proof)]
}

/** The same for machines. */
export function siderData({ id, openedAt, readings, code }: SiderProof): PlainJson {
  return { id, openedAt, readings: [...readings], code: { ...code } }
}

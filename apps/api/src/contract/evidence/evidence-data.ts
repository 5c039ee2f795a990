import { outsideValidator } from '@renfort/domain/contract/evidence/evidence.ts'
import type { PlainJson } from '../../outside/seal/port.ts'
import { siderData } from '../sider-paper/sider-proof.ts'
import type { EvidenceFacts } from './evidence-facts.ts'

/**
 * The evidence file for machines: named facts, every instant in UTC, every SHA-256 hash in
 * hexadecimal.
 */
export function evidenceData({
  provider,
  madeAt,
  organisation,
  mission,
  batch,
  signature,
  shown,
  sealed,
  history,
  verifyUrl,
}: EvidenceFacts): PlainJson {
  const { account, locale, consent, pagesRead, sider, ...signed } = signature
  return {
    type: 'electronic-signature-with-evidence-file',
    format: 1,
    provider,
    madeAt,
    organisation,
    mission,
    document: {
      id: batch.id,
      version: batch.version,
      contracts: batch.contracts,
      shownSha256: shown.sha256,
      sealedSha256: sealed.sha256,
    },
    signature: {
      ...signed,
      clock: 'server',
      account,
      consent: { language: locale, text: consent },
      ...(sider === undefined ? { furthestPage: pagesRead } : { sider: siderData(sider) }),
    },
    seal: {
      at: sealed.at,
      level: sealed.timestampedAt === null ? 'PAdES B-B' : 'PAdES B-T',
      timestampedAt: sealed.timestampedAt,
    },
    history: history.map(({ version, madeAt: at, sha256, contestation }) => ({
      version,
      madeAt: at,
      sha256,
      contestation,
    })),
    verification: {
      page: verifyUrl,
      outside: outsideValidator,
      signature: 'JWS without payload (RFC 7515) over the canonical form of `evidence` (RFC 8785)',
    },
  }
}

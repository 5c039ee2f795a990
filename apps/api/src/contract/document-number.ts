import { amendmentNumber } from '@renfort/domain/amendment/amendment-kind.ts'
import { contractNumber } from '@renfort/domain/contract/paper/contract-number.ts'

/** The number of a contract of a mission, or of one of its amendments. */
export function documentNumber(
  missionNumber: string,
  { position, amendment }: { readonly position: number; readonly amendment: number },
): string {
  const number = contractNumber(missionNumber, position)
  return amendment === 0 ? number : amendmentNumber(number, amendment)
}

import type {
  BonusReply,
  LunchReply,
  TransportReply,
} from '@renfort/contract/remuneration-policy.ts'

/** What is being done to an indemnity; without one, it is added. */
export type OpenedIndemnity =
  | { readonly act: 'lunch'; readonly indemnity: LunchReply | undefined }
  | { readonly act: 'transportation'; readonly indemnity: TransportReply | undefined }
  | { readonly act: 'bonus'; readonly bonus: BonusReply | undefined }
  | { readonly act: 'deleteBonus'; readonly bonus: BonusReply }
  | {
      readonly act: 'delete'
      readonly kind: 'lunch' | 'transportation'
      readonly id: string
    }

import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** Networks beside the public ones to which webhooks are delivered: for trials on one machine. */
export const webhookVariables = {
  WEBHOOK_NETWORKS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    )
    .refine((networks) => networks.every((each) => ipaddr.isValidCIDR(each))),
}

export const webhookExpected = {
  WEBHOOK_NETWORKS: 'networks such as 10.0.0.0/8, separated by commas',
} as const

import { webhooks } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { changeWebhook, createWebhook, deleteWebhook, rotateSecret } from './change-webhooks.ts'
import { listDeliveries, listTries, listWebhooks } from './list-webhooks.ts'
import { replayDelivery, replayPeriod, testWebhook } from './send-again.ts'

export const webhookRoutes: readonly Route[] = [
  read(webhooks.listWebhooks, listWebhooks),
  command(webhooks.createWebhook, createWebhook),
  command(webhooks.changeWebhook, changeWebhook),
  command(webhooks.deleteWebhook, deleteWebhook),
  command(webhooks.rotateSecret, rotateSecret),
  command(webhooks.testWebhook, testWebhook),
  read(webhooks.listDeliveries, listDeliveries),
  read(webhooks.listTries, listTries),
  command(webhooks.replayDelivery, replayDelivery),
  command(webhooks.replayPeriod, replayPeriod),
]

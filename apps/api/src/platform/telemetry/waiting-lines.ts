import { context, ROOT_CONTEXT } from '@opentelemetry/api'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type {
  LogRecordExporter,
  LogRecordProcessor,
  ReadableLogRecord,
} from '@opentelemetry/sdk-logs'

/** Lines that wait for the collector, at most `most` of them: none holds the work up that wrote it. */
export interface WaitingLines extends LogRecordProcessor {
  readonly waiting: () => number
  /** Lines that were given up: no room was left, the collector refused them, or the process ended. */
  readonly lost: () => number
}

export interface Sending {
  readonly most: number
  readonly atOnce: number
  /** Milliseconds for which lines are gathered, and the first pause after a failure. */
  readonly pauseMs: number
  /** The longest pause while the collector stays away; each is twice the one before. */
  readonly longestPauseMs: number
}

const usual: Sending = { most: 5_000, atOnce: 500, pauseMs: 1_000, longestPauseMs: 30_000 }

/** What the collector says of lines that it will never take. */
const refusals: readonly unknown[] = [400, 413]

/**
 * Sends lines in their order, a group at a time. A group stays until the collector has taken it, which the
 * processor of the library does not do: it gives a group up after ten seconds.
 */
export function waitingLines(
  exporter: LogRecordExporter,
  onReach: (isReached: boolean, lost: number) => void,
  sending: Partial<Sending> = {},
): WaitingLines {
  const { most, atOnce, pauseMs, longestPauseMs } = { ...usual, ...sending }
  const lines: ReadableLogRecord[] = []
  let lost = 0
  let pause = pauseMs
  let isReached = true
  let isClosed = false
  let timer: NodeJS.Timeout | null = null
  let sendingNow: Promise<void> | null = null

  const plan = (milliseconds: number) => {
    if (isClosed || timer !== null || sendingNow !== null || lines.length === 0) return
    timer = setTimeout(() => {
      timer = null
      sendingNow = sendGroup().finally(() => {
        sendingNow = null
        plan(isReached && lines.length >= atOnce ? 0 : pause)
      })
    }, milliseconds)
    timer.unref()
  }

  const sendGroup = async () => {
    const group = lines.slice(0, atOnce)
    const result = await exported(exporter, group)
    const isTaken = result.code === ExportResultCode.SUCCESS
    const isRefused = refusals.includes(codeOf(result))
    if (isTaken || isRefused) lines.splice(0, group.length)
    if (isRefused) lost += group.length
    pause = isTaken ? pauseMs : Math.min(pause * 2, longestPauseMs)
    if (isTaken === isReached) return
    isReached = isTaken
    onReach(isReached, lost)
  }

  return {
    waiting: () => lines.length,
    lost: () => lost,
    onEmit: (line) => {
      if (isClosed || lines.length >= most) lost += 1
      else lines.push(line)
      plan(pause)
    },
    forceFlush: async () => sendingNow ?? undefined,
    shutdown: async () => {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      await sendingNow
      // One try each: a collector that is away does not hold the end of the process up.
      while (lines.length > 0 && isReached) await sendGroup()
      lost += lines.splice(0).length
      await exporter.shutdown()
    },
  }
}

/** Outside of any trace: what is sent here belongs to no call. */
function exported(
  exporter: LogRecordExporter,
  group: readonly ReadableLogRecord[],
): Promise<ExportResult> {
  return new Promise((resolve) =>
    context.with(ROOT_CONTEXT, () => exporter.export([...group], resolve)),
  )
}

function codeOf({ error }: ExportResult): unknown {
  return error !== undefined && 'code' in error ? error.code : undefined
}

import { type AnyValue, type LogRecord, SeverityNumber } from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { LoggerProvider } from '@opentelemetry/sdk-logs'
import { type Sending, waitingLines } from './waiting-lines.ts'

export interface ShippedLogSettings {
  /** The collector, which takes lines at `/v1/logs`. */
  readonly url: string
}

/** The log on its way to a system of its own. Standard output has each line too, whatever comes of it here. */
export interface ShippedLog {
  /** Takes a line as standard output has it. */
  take(line: string): void
  readonly waiting: () => number
  readonly lost: () => number
  /** Sends the lines that wait. */
  close(): Promise<void>
}

/** Called when the collector stops taking lines, and when it takes them again. */
export type OnReach = (isReached: boolean, lost: number) => void

/** A line may hold what a stranger sent: none fills the memory. */
const longestValue = 8_000
/** Milliseconds that one try to send may take. */
const timeoutMillis = 5_000

/** Lines go to the collector as OTLP in groups, without holding up what writes them. */
export function shipLog(
  { url }: ShippedLogSettings,
  version: string,
  onReach: OnReach,
  sending: Partial<Sending> = {},
): ShippedLog {
  const exporter = new OTLPLogExporter({ url: `${url}/v1/logs`, timeoutMillis })
  const lines = waitingLines(exporter, onReach, sending)
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ 'service.name': 'renfort', 'service.version': version }),
    logRecordLimits: { attributeValueLengthLimit: longestValue },
    processors: [lines],
  })
  const logger = provider.getLogger('renfort')
  return {
    take: (line) => logger.emit(recordOf(line)),
    waiting: lines.waiting,
    lost: lines.lost,
    close: () => provider.shutdown(),
  }
}

interface Line {
  readonly level: number
  /** Epoch milliseconds. */
  readonly time: number
  readonly msg?: string
  readonly [name: string]: AnyValue
}

/** The levels of the log, from its least. */
const severities = [
  [20, SeverityNumber.DEBUG, 'debug'],
  [30, SeverityNumber.INFO, 'info'],
  [40, SeverityNumber.WARN, 'warn'],
  [50, SeverityNumber.ERROR, 'error'],
  [60, SeverityNumber.FATAL, 'fatal'],
] as const

/** The trace of the call that writes is added by the library. */
function recordOf(text: string): LogRecord {
  const { level, time, msg = '', reqId, traceId: _of, ...rest } = JSON.parse(text) as Line
  const [, severityNumber, severityText] = severities.find(([least]) => level <= least) ?? [
    0,
    SeverityNumber.UNSPECIFIED,
    String(level),
  ]
  return {
    timestamp: time,
    severityNumber,
    severityText,
    body: msg.slice(0, longestValue),
    attributes: { ...rest, ...(reqId === undefined ? {} : { 'renfort.request_id': reqId }) },
  }
}

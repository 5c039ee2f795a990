import { z } from 'zod'

/** What is measured and where it goes; the names of the settings that begin with OTEL are OpenTelemetry's own. */
export interface TelemetrySettings {
  /** The port of the metrics (`GET /metrics`); `null` where nothing is counted. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  /** The collector that takes spans, and the share of calls that are traced; `null` without traces. */
  readonly traces: { readonly url: string; readonly share: number } | null
  /** The collector that takes the lines of the log; `null` where standard output alone has them. */
  readonly shippedLog: { readonly url: string } | null
}

export const telemetryVariables = {
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default(''),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_LOGS_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
}

export const telemetryExpected = {
  METRICS_PORT: 'an integer from 0 to 65535',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an http or https address',
  OTEL_TRACES_SAMPLER_ARG: 'a share from 0 to 1',
  OTEL_LOGS_EXPORTER: 'otlp or none',
} as const

export function telemetryOf({
  METRICS_PORT: port,
  METRICS_HOST: host,
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
  OTEL_LOGS_EXPORTER: logs,
}: z.infer<z.ZodObject<typeof telemetryVariables>>): TelemetrySettings {
  const collector = endpoint === '' ? null : { url: endpoint.replace(/\/$/, '') }
  return {
    metrics: port === undefined ? null : { port, host },
    traces: collector === null ? null : { ...collector, share },
    shippedLog: logs === 'none' ? null : collector,
  }
}

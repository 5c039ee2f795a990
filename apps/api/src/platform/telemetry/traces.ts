import { context, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import { traceOutgoingCalls } from './outgoing-calls.ts'
import { markFailed, tracer } from '../spans.ts'

export interface TraceSettings {
  /** The collector, which takes spans at `/v1/traces`. */
  readonly url: string
  /** How many of the calls are traced: 0 to 1. */
  readonly share: number
}

export interface Traces {
  /** Traces each call that the app answers. */
  follow(app: FastifyInstance): void
  /** Sends the spans that wait. */
  close(): Promise<void>
}

/** Spans go to the collector in groups, without holding any answer up. */
export function startTraces(
  { url, share }: TraceSettings,
  version: string,
  exporter: SpanExporter = new OTLPTraceExporter({ url: `${url}/v1/traces` }),
): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'renfort', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const forgetOutgoing = traceOutgoingCalls()
  return {
    follow: traceCalls,
    close: async () => {
      forgetOutgoing()
      await provider.shutdown().catch(() => undefined)
      trace.disable()
      context.disable()
    },
  }
}

const propagator = new W3CTraceContextPropagator()
const headersOf = {
  get: (carrier: Readonly<Record<string, unknown>>, name: string) => {
    const value = carrier[name]
    return typeof value === 'string' ? value : undefined
  },
  keys: (carrier: object) => Object.keys(carrier),
}

/** A call belongs to the trace that its proxy began, and has the name that the log gives it. */
function traceCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, headersOf)
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'renfort.request_id': request.id,
    }
    const span = tracer().startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    )
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (!reply.raw.writableEnded) markFailed(span, 'the caller went away')
      else if (reply.statusCode >= 500) markFailed(span, `status ${reply.statusCode}`)
      span.end()
    })
    context.with(trace.setSpan(parent, span), done)
  })
}

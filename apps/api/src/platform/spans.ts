import {
  type Attributes,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** Without traces its spans are empty: nothing is kept and nothing is sent. */
export const tracer = () => trace.getTracer('renfort')

/** Runs work as a span of the present trace, or as the first span of a new one. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work()
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** A span for something that a traced call waits for; `null` outside of traced calls. */
export function waitingSpan(name: string, attributes: Attributes): Span | null {
  if (trace.getActiveSpan()?.isRecording() !== true) return null
  return tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes })
}

/** A failed statement is told by the code of the database: its message may quote a value. */
export function markStatementFailed(span: Span, error: Error): void {
  markFailed(span, 'code' in error ? String(error.code) : error.name)
}

export function markFailed(span: Span, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  span.setStatus({ code: SpanStatusCode.ERROR, message })
}

const subject = /\b(?:from|into|update)\s+"?(\w+)"?/i

/**
 * A statement is named by its first word and table. Its values are not told: neither its parameters,
 * nor the settings that a beginning of a transaction carries behind its semicolon.
 */
export function statementSpan(text: string): Span | null {
  if (trace.getActiveSpan()?.isRecording() !== true) return null
  const [statement = ''] = text.trimStart().split(';')
  const [, operation = 'statement'] = /^(\w+)/.exec(statement) ?? []
  const [, table] = subject.exec(statement) ?? []
  const summary = table === undefined ? operation : `${operation} ${table}`
  return waitingSpan(summary, {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.summary': summary,
    'db.query.text': statement,
  })
}

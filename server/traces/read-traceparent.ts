import type { SpanContext } from '@opentelemetry/api'

/** W3C Trace Context, version 00; undefined for anything else, and for the ids of zeros that it forbids. */
export function readTraceparent(header: string | string[] | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(header)) ?? []
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}

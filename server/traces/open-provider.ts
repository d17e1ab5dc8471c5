import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TraceSettings } from '../environment/read-traces.ts'

type Bounds = { mostWaiting: number; sendMs: number }

/** The SDK, loaded only where traces are on: collects spans and sends them in batches. */
export function openProvider({ url, service, sampler, share }: TraceSettings, { mostWaiting, sendMs }: Bounds) {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendMs, concurrencyLimit: 1 })
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: samplerOf(sampler, share),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: mostWaiting, exportTimeoutMillis: sendMs })],
  })
}

function samplerOf(name: TraceSettings['sampler'], share: number) {
  const own = name.replace('parentbased_', '')
  const root =
    own === 'traceidratio'
      ? new TraceIdRatioBasedSampler(share)
      : own === 'always_on'
        ? new AlwaysOnSampler()
        : new AlwaysOffSampler()
  return own === name ? root : new ParentBasedSampler({ root })
}

import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'

const NANOSECONDS = 1e9
const TURN_MS = 20

/** Every answered request but those of who watches, by the route it matched: pages are one, `/*`. */
export function requestMetrics(meter: Meter, fastify: FastifyInstance): void {
  const duration = meter.createHistogram('tresen_http_request_duration_seconds', {
    description: 'From the head of a request to the end of its answer',
    advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  })
  fastify.addHook('onResponse', async (request, reply) => {
    const { url: route = '/*' } = request.routeOptions
    if (route.startsWith('/health/')) return
    duration.record(reply.elapsedTime / 1000, { method: request.method, route, status: reply.statusCode })
  })
}

/** How this process is. `stop` ends the measuring of its event loop. */
export function processMetrics(meter: Meter): { stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: TURN_MS })
  delay.enable()
  meter
    .createObservableGauge('tresen_event_loop_delay_seconds', { description: 'Since it was collected last' })
    .addCallback((result) => {
      for (const quantile of [50, 99, 100])
        result.observe(lateness(delay.percentile(quantile)), { quantile: String(quantile / 100) })
      delay.reset()
    })
  const memory = { heap: 'heapUsed', resident: 'rss', external: 'external' } as const
  meter
    .createObservableGauge('tresen_memory_bytes', { description: 'Memory of this process, by kind' })
    .addCallback((result) => {
      const usage = process.memoryUsage()
      for (const [kind, key] of Object.entries(memory)) result.observe(usage[key], { kind })
    })
  meter
    .createObservableGauge('tresen_uptime_seconds', { description: 'Since this process started' })
    .addCallback((result) => result.observe(process.uptime()))
  return { stop: () => void delay.disable() }
}

// Node measures from one turn of its timer to the next: a loop that is never late reads the timer's own pause.
const lateness = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - TURN_MS / 1000)

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../api/platform/db.ts'
import type { Environment } from '../environment/environment.ts'
import { databaseMetrics } from './database-metrics.ts'
import { processMetrics, requestMetrics } from './process-metrics.ts'

export type Metrics = {
  /** Null where METRICS_PORT is not set. */
  address: string | null
  stop(): Promise<void>
}

type Settings = Pick<Environment, 'metricsPort' | 'metricsHost'>

/**
 * Answers `GET /metrics` on a port of its own, which visitors never reach, in Prometheus' text (decision 101). To be called
 * before the server listens.
 */
export async function startMetrics(fastify: FastifyInstance, db: Db, settings: Settings): Promise<Metrics> {
  const { metricsPort: port, metricsHost: host = '127.0.0.1' } = settings
  if (port === undefined) return { address: null, stop: async () => {} }
  const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true })
  const provider = new MeterProvider({ readers: [exporter] })
  const meter = provider.getMeter('tresen')
  requestMetrics(meter, fastify)
  const ofProcess = processMetrics(meter)
  databaseMetrics(meter, db)
  // Of several web processes each answers for itself.
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics')
      return exporter.getMetricsRequestHandler(request, response)
    response.writeHead(404).end()
  }).listen({ port, host, exclusive: true })
  await once(server, 'listening')
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    async stop() {
      server.close()
      server.closeAllConnections()
      ofProcess.stop()
      await provider.shutdown()
    },
  }
}

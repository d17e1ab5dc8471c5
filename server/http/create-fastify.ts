import Fastify, { LogController, type FastifyRequest } from 'fastify'
import { answerBadAddress } from '../../api/http/problem-reply.ts'
import { traceOfLine } from '../../api/platform/traces/in-span.ts'
import { newId } from '../../api/platform/ids.ts'
import { endConnectionsGently, KEEP_ALIVE_MS } from '../end-gently.ts'
import type { Environment } from '../environment/environment.ts'
import { refuseOtherHosts } from './allowed-hosts.ts'
import { answerBrokenRequest } from './broken-requests.ts'
import { boundConnections } from './bound-connections.ts'
import { boundReplies } from './bound-replies.ts'
import { cutSlowReaders } from './slow-readers.ts'
import { trustProxyOf } from './trusted-proxies.ts'

type Settings = Pick<Environment, 'isProduction' | 'listenFd' | 'publicOrigin' | 'trustedProxies'>

/** Those that owe a request: half said, one holds some 30 kB. The rest is being answered. */
const MOST_WAITING = 4000
const MOST_CONNECTIONS = 12_000

/**
 * How long a head and a whole request may take to arrive, and how often is looked: 9 and 11 s at most (promises.md, figures).
 */
const limits = { headMs: 8000, requestMs: 10_000, checkMs: 1000 }

/** The server without its routes: whom it believes an address, and what it allows a connection. */
export function createFastify(settings: Settings, times: Partial<typeof limits> = {}) {
  const { isProduction, listenFd, publicOrigin, trustedProxies } = settings
  const { headMs, requestMs, checkMs } = { ...limits, ...times }
  const fastify = Fastify({
    frameworkErrors: answerBadAddress(publicOrigin),
    clientErrorHandler: answerBrokenRequest(publicOrigin),
    // One for all processes and restarts: the audit and the log name requests by it.
    genReqId: newId,
    logger: { level: isProduction ? 'info' : 'warn', serializers: requestLog, mixin: traceOfLine },
    logController: new LogController({ disableRequestLogging: !isProduction }),
    trustProxy: trustProxyOf(trustedProxies),
    // Node reads the pause between two looks when a server is made, and Fastify sets `requestTimeout` afterwards.
    http: { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs },
    requestTimeout: requestMs,
    // Above the others (api/http/deadline.ts too): whoever can still be answered is.
    connectionTimeout: 15_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    return503OnClosing: false,
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
  })
  if (isProduction) refuseOtherHosts(fastify, publicOrigin)
  boundReplies(fastify)
  fastify.server.maxConnections = MOST_CONNECTIONS
  boundConnections(fastify, MOST_WAITING)
  cutSlowReaders(fastify)
  if (isProduction || listenFd) endConnectionsGently(fastify)
  return fastify
}

/** What the log holds of a request: not the client's address, and no query, which may hold a token. */
export const requestLog = {
  req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({ method, path: url.split('?')[0] }),
}

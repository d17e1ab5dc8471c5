import type { FastifyRequest } from 'fastify'

/** What the log holds of a request: not the client's address, and no query, which may hold a token. */
export const requestLog = {
  req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({ method, path: url.split('?')[0] }),
}

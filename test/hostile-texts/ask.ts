import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { needsKey } from '../../contract/platform/endpoint.ts'
import { requestOf } from '../../contract/platform/request.ts'
import { stepUpOf } from '../account/step-up.ts'
import { callerOf, signedIn, type World } from '../every-call/world.ts'
import { checkReply } from '../reply-check.ts'

export type Answer = { from: string; status: number; type: string; body: Buffer }

/** What whom a call is meant for is answered, whether it is taken or refused; throws where that is not as documented. */
export async function ask(world: World, endpoint: Endpoint, input: object): Promise<Answer> {
  const { method, path, query, body, contentType } = requestOf(endpoint, input as never)
  const token = await signedIn(world, callerOf(world, endpoint))
  const stepUp = await stepUpOf(world.app.db, endpoint, token)
  const reply = await world.app.fastify.inject({
    method,
    url: query.size > 0 ? `${path}?${query}` : path,
    headers: {
      authorization: `Bearer ${token}`,
      'x-language': 'en',
      ...(stepUp && { 'x-step-up': stepUp }),
      ...(contentType && { 'content-type': contentType }),
      ...(needsKey(endpoint) && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== null && { payload: body as string }),
  })
  const from = `${endpoint.method} ${endpoint.path}`
  const type = (reply.headers['content-type'] ?? '').split(';')[0]!
  if (reply.headers['x-content-type-options'] !== 'nosniff') throw new Error(`${from} may be guessed at`)
  if (!endpoint.replyType || reply.statusCode >= 300) {
    checkReply(endpoint, reply)
    if (reply.statusCode !== 204 && type !== 'application/json') throw new Error(`${from} answers ${type}`)
  }
  return { from, status: reply.statusCode, type, body: reply.rawPayload }
}

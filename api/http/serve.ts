import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { fileFieldOf, type Endpoint, type InputOf, type OutputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { AccountTurns } from './account-turns.ts'
import { callerOf, visitor, type Account, type Caller, type Identify } from './caller.ts'
import { hasRight } from '../../contract/rights.ts'
import { keyedCallOf } from './idempotency.ts'
import { Problem, rightMissing } from './problem.ts'
import { checkInput, readInput } from './read-input.ts'
import { readMultipart, takeOnlyMultipart } from './read-multipart.ts'
import { StreamedFile } from './streamed-file.ts'
import fastJson from 'fast-json-stringify'

type Handler<E extends Endpoint> = (
  input: z.output<E['input']>,
  caller: Caller<E['access']>,
) => Promise<Answer<E>> | Answer<E>

/** A handler of a 204 returns nothing, one of a file may make it while it is sent. */
type Answer<E extends Endpoint> = [OutputOf<E>] extends [undefined]
  ? void
  : OutputOf<E> extends File
    ? File | StreamedFile
    : OutputOf<E>

type Served = { endpoint: Endpoint; handle: Handler<Endpoint>; serialise: (value: unknown) => string }

/** What the slices mount their endpoints on. */
export type Api = {
  fastify: FastifyInstance
  identify: Identify
  /** Everything mounted so far, by the endpoint's declaration. */
  served: Map<Endpoint, Served>
  /** Notes a write of an impersonated session or of an operator before it is done. */
  beginAudit: (caller: Caller<'operator'>, endpoint: Endpoint) => Promise<WriteAudit>
  /** Uses up what the call's step up was shown by, where it asks for one; a refusal of the work gives it back. */
  takeStepUp: (endpoint: Endpoint, caller: Caller<'account'>) => Promise<{ giveBack(): Promise<void> } | null>
  takeTurn: AccountTurns
}

type WriteAudit = { done(): Promise<void>; refused(): Promise<void> }

/** Mounts an endpoint: who is calling → may they → check the input → handler → write only what the output declares. */
export function serve<E extends Endpoint>(api: Api, endpoint: E, handle: Handler<E>): void {
  const serialise = endpoint.status === 204 || endpoint.replyType ? () => '' : serialiserOf(endpoint.output)
  api.served.set(endpoint, { endpoint, handle: handle as never, serialise })
  const fileField = fileFieldOf(endpoint)
  const mount = (scope: FastifyInstance) =>
    scope.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const caller = await callerOf(request, api.identify)
        if (endpoint.access === 'visitor') reply.header('x-viewer', caller.account ? 'account' : 'visitor')
        checkReadOnly(endpoint, caller.account)
        checkAccess(endpoint, caller.account)
        const body = fileField ? await readMultipart(request, fileField) : request.body
        const raw = { params: request.params as object, query: request.query as object, body }
        const input = readInput(endpoint, raw, caller.language)
        const keyed = await keyedCallOf(endpoint, caller, input)
        const work = async () => handle(input, { ...caller, ...(keyed && { keyed }) } as Caller<E['access']>)
        const result = await audited(api, { endpoint, caller }, () => steppedUp(api, { endpoint, caller, input }, work))
        reply.status(endpoint.status ?? 200)
        if (endpoint.status === 204) return reply.send()
        if (endpoint.replyType) return sendFile(reply, endpoint.replyType, result as File | StreamedFile)
        return reply.type('application/json; charset=utf-8').send(serialise(result))
      },
    })
  if (fileField) takeOnlyMultipart(api.fastify, mount)
  else mount(api.fastify)
}

type Call = { endpoint: Endpoint; caller: Caller }

// The row stands before the work, so that a write has one whatever happens on the way (promises.md I10). Only a refusal
// is known to have changed nothing: after any other failure, and when the database goes away before the end is noted,
// the row stays ATTEMPTED.
async function audited<T>(api: Api, { endpoint, caller }: Call, work: () => Promise<T>): Promise<T> {
  if (!isAudited(endpoint, caller.account)) return inTurn(api, { endpoint, caller }, work)
  const audit = await api.beginAudit(caller as Caller<'operator'>, endpoint)
  const report = (error: unknown) => api.fastify.log.error(error)
  try {
    const result = await inTurn(api, { endpoint, caller }, work)
    await audit.done().catch(report)
    return result
  } catch (error) {
    if (error instanceof Problem) await audit.refused().catch(report)
    throw error
  }
}

type Checked = Call & { input: object }

async function steppedUp<T>(api: Api, { endpoint, caller, input }: Checked, work: () => Promise<T>): Promise<T> {
  const isRequired = endpoint.stepUp !== undefined && (endpoint.stepUpWhen?.(input as never) ?? true)
  const taken = isRequired ? await api.takeStepUp(endpoint, caller as Caller<'account'>) : null
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) await taken?.giveBack().catch((failed: unknown) => api.fastify.log.error(failed))
    throw error
  }
}

const inTurn = <T>({ takeTurn }: Api, { endpoint, caller }: Call, work: () => Promise<T>): Promise<T> =>
  caller.account ? takeTurn({ accountId: caller.account.personId, isWrite: endpoint.method !== 'GET' }, work) : work()

const isAudited = ({ method, access }: Endpoint, account: Account | null) =>
  method !== 'GET' && account !== null && (account.impersonatedBy !== null || access === 'operator')

export type CallAsVisitor = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  language: Language,
) => Promise<OutputOf<E>>

/**
 * Calls an endpoint inside the process as a visitor, through the same checks and the same serialiser as over HTTP. The
 * pages' bundle has declarations of its own, so an endpoint is known by its method and path.
 */
export function visitorCalls(api: Api): CallAsVisitor {
  return async (incoming, input, language) => {
    const served = servedAs(api, incoming)
    if (!served) throw new Error(`${incoming.method} ${incoming.path} is not served.`)
    const { endpoint } = served
    checkAccess(endpoint, null)
    const result = await served.handle(checkInput(endpoint, input, language) as never, visitor(language) as never)
    if (endpoint.status === 204) return undefined as never
    return z.decode(endpoint.output, JSON.parse(served.serialise(result))) as never
  }
}

const servedAs = (api: Api, { method, path }: Endpoint) =>
  api.served.values().find(({ endpoint }) => endpoint.method === method && endpoint.path === path)

// Before rights and input, for every call that is mounted: an operator who came to look changes nothing in the buyer's place.
function checkReadOnly({ method, endsSession }: Endpoint, account: Account | null) {
  if (method !== 'GET' && account && !account.mayWrite && !endsSession) throw Problem.of('IMPERSONATION_READ_ONLY')
}

function checkAccess({ access, right }: Endpoint, account: Account | null) {
  if (access === 'visitor') return
  if (!account) throw Problem.of('UNAUTHENTICATED')
  if (access === 'account') return
  if (account.side !== access) throw Problem.of('FORBIDDEN')
  if (right && !hasRight(access, right, account.roles)) throw rightMissing(access, right)
}

// An attachment: a page of ours never shows what a file holds.
async function sendFile(reply: FastifyReply, type: string, file: File | StreamedFile) {
  const name = file.name.replaceAll(/[^\w.-]/g, '_')
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file instanceof StreamedFile ? file.stream : Buffer.from(await file.arrayBuffer()))
}

type JsonSchema = Record<string, unknown>

/**
 * The serialiser of an output: writes what the schema declares and nothing else, and throws where a declared field is
 * missing. Compiled once, when the endpoint is mounted.
 */
function serialiserOf(output: Endpoint['output']): (value: unknown) => string {
  return fastJson(foldNull(z.toJSONSchema(output, { io: 'input', target: 'draft-7' })) as never)
}

// `anyOf: [X, null]` costs a validation for each value; `nullable: true` costs a comparison.
function foldNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(foldNull)
  if (typeof schema !== 'object' || schema === null) return schema
  const { pattern: _, anyOf, ...rest } = schema as JsonSchema & { anyOf?: JsonSchema[] }
  const other =
    anyOf?.length === 2 && anyOf.some(({ type }) => type === 'null') ? anyOf.find(({ type }) => type !== 'null') : null
  if (other) return foldNull({ ...rest, ...other, nullable: true })
  const folded = anyOf ? { ...rest, anyOf } : rest
  return Object.fromEntries(Object.entries(folded).map(([key, value]) => [key, foldNull(value)]))
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import {
  fileFieldOf,
  isForApiKeys,
  needsSecondFactor,
  type Endpoint,
  type InputOf,
  type OutputOf,
} from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Tx } from '../platform/db.ts'
import type { AccountTurns } from './account-turns.ts'
import { callerOf, callingId, may, visitor, type Account, type Caller, type Identify } from './caller.ts'
import { keyedCallOf } from './idempotency.ts'
import { Problem, rightMissing } from './problem.ts'
import { checkInput, readInput } from './read-input.ts'
import { readMultipart, takeOnlyMultipart } from './bodies/read-multipart.ts'
import { serialiserOf } from './serialiser.ts'
import type { TakeDocument } from './files/document-limit.ts'
import { StreamedFile } from './files/streamed-file.ts'
import { Written } from './written.ts'

type Handler<E extends Endpoint> = (
  input: z.output<E['input']>,
  caller: Caller<E['access']>,
) => Promise<Answer<E>> | Answer<E>

/** A handler of a 204 returns nothing, one of a file may make it while it is sent, any other may have written the answer itself. */
type Answer<E extends Endpoint> = [OutputOf<E>] extends [undefined]
  ? void
  : OutputOf<E> extends File
    ? File | StreamedFile
    : OutputOf<E> | Written<OutputOf<E>>

type Served = { endpoint: Endpoint; handle: Handler<Endpoint>; serialise: (value: unknown) => string | Buffer }

/** What the slices mount their endpoints on. */
export type Api = {
  fastify: FastifyInstance
  identify: Identify
  /** Everything mounted so far, by the endpoint's declaration. */
  served: Map<Endpoint, Served>
  /** Notes a write of an impersonated session or of an operator before it is done. */
  beginAudit: (caller: Caller<'operator'>, endpoint: Endpoint, input: object) => Promise<WriteAudit>
  /** Notes a write with a key of the API before it is done. */
  beginKeyWrite: (account: Account, endpoint: Endpoint) => Promise<WriteNote>
  /** Uses up what the call's step up was shown by, where it asks for one; a refusal of the work gives it back. */
  takeStepUp: (endpoint: Endpoint, caller: Caller<'account'>, tx?: Tx) => Promise<{ giveBack(): Promise<void> } | null>
  /** Refuses a session without a second factor what asks for one. */
  refuseWithoutFactor: (endpoint: Endpoint, account: Account) => Promise<never>
  takeTurn: AccountTurns
  takeDocument: TakeDocument
}

type WriteNote = { done(): Promise<void>; refused(): Promise<void> }
type WriteAudit = WriteNote & { auditId: string }

/** Mounts an endpoint: who is calling → may they → check the input → handler → write only what the output declares. */
/** The path of a call as Fastify names it. */
export const routeOf = ({ path }: Endpoint): string => path.replace(/\{(\w+)\}/g, ':$1')

export function serve<E extends Endpoint>(api: Api, endpoint: E, handle: Handler<E>): void {
  const write = endpoint.status === 204 || endpoint.replyType ? () => '' : serialiserOf(endpoint.output)
  const serialise = (value: unknown) => (value instanceof Written ? value.bytes() : write(value))
  api.served.set(endpoint, { endpoint, handle: handle as never, serialise })
  const fileField = fileFieldOf(endpoint)
  const mount = (scope: FastifyInstance) =>
    scope.route({
      method: endpoint.method,
      url: routeOf(endpoint),
      handler: async (request, reply) => {
        const caller = await callerOf(request, api.identify)
        if (endpoint.access === 'visitor') reply.header('x-viewer', caller.account ? 'account' : 'visitor')
        await checkImpersonation(api, { endpoint, caller })
        checkAccess(endpoint, caller.account)
        if (isFactorMissing(endpoint, caller.account)) await api.refuseWithoutFactor(endpoint, caller.account!)
        const body = fileField ? await readMultipart(request, fileField, endpoint.fileBytes) : request.body
        const raw = { params: request.params as object, query: request.query as object, body }
        const input = readInput(endpoint, raw, caller.language)
        const { account } = caller
        const keyedCaller = {
          ...caller,
          callingId: account && callingId(account),
          membershipId: account?.membershipId ?? null,
        }
        const keyed = await keyedCallOf(endpoint, keyedCaller, input)
        if (endpoint.replyType === 'application/pdf' && caller.account) await api.takeDocument(caller.account)
        const result = await noted(api, { endpoint, caller, input }, (auditId) =>
          steppedUp(api, { endpoint, caller, input }, async (asking) =>
            handle(input, { ...caller, ...asking, auditId, ...(keyed && { keyed }) } as Caller<E['access']>),
          ),
        )
        reply.status(endpoint.status ?? 200)
        if (endpoint.status === 204) return reply.send()
        if (endpoint.replyType) return sendFile(reply, endpoint.replyType, result as File | StreamedFile)
        return reply.type('application/json; charset=utf-8').send(serialise(result))
      },
    })
  if (fileField) takeOnlyMultipart(api.fastify, mount, endpoint.fileBytes)
  else mount(api.fastify)
}

type Call = { endpoint: Endpoint; caller: Caller }
type Checked = Call & { input: object }

// The note stands before the work, so that a write has one whatever happens on the way (promises.md I10). Only a refusal
// is known to have changed nothing: after any other failure, and when the database goes away before the end is noted,
// the row stays ATTEMPTED.
async function noted<T>(api: Api, checked: Checked, work: (auditId?: string) => Promise<T>) {
  const note: (WriteNote & { auditId?: string }) | null = await beginNote(api, checked)
  if (!note) return inTurn(api, checked, work)
  const report = (error: unknown) => api.fastify.log.error(error)
  try {
    const result = await inTurn(api, checked, () => work(note.auditId))
    await note.done().catch(report)
    return result
  } catch (error) {
    if (error instanceof Problem) await note.refused().catch(report)
    throw error
  }
}

async function beginNote(api: Api, { endpoint, caller, input }: Checked) {
  const { account } = caller
  if (!account || endpoint.method === 'GET') return null
  if (account.apiKey) return api.beginKeyWrite(account, endpoint)
  const isAudited = account.impersonatedBy !== null || endpoint.access === 'operator'
  return isAudited ? api.beginAudit(caller as Caller<'operator'>, endpoint, input) : null
}

type Asking = Pick<Caller<'account'>, 'requireStepUp'>

async function steppedUp<T>(
  api: Api,
  { endpoint, caller, input }: Checked,
  work: (asking: Asking) => Promise<T>,
): Promise<T> {
  if (endpoint.stepUpInWork)
    return work({
      // A refusal rolls the use back with the rest.
      requireStepUp: async (tx) => void (await api.takeStepUp(endpoint, caller as Caller<'account'>, tx)),
    })
  const isRequired = endpoint.stepUp !== undefined && (endpoint.stepUpWhen?.(input as never) ?? true)
  const taken = isRequired ? await api.takeStepUp(endpoint, caller as Caller<'account'>) : null
  try {
    return await work({})
  } catch (error) {
    if (error instanceof Problem) await taken?.giveBack().catch((failed: unknown) => api.fastify.log.error(failed))
    throw error
  }
}

const inTurn = <T>({ takeTurn }: Api, { caller }: Call, work: () => Promise<T>): Promise<T> =>
  caller.account ? takeTurn(callingId(caller.account), work) : work()

export type CallAsVisitor = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  language: Language,
) => Promise<OutputOf<E>>

/** Answers an endpoint's call by a visitor with its JSON, null where it has no content. */
export type ReplyToVisitor = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: unknown,
  language: Language,
) => Promise<string | null>

/**
 * Calls an endpoint inside the process as a visitor, through the same checks and the same serialiser as over HTTP. The
 * pages' bundle has declarations of its own, so an endpoint is known by its method and path.
 */
export function visitorReplies(api: Api, previewToken: string | null = null): ReplyToVisitor {
  return async (incoming, input, language) => {
    const served = servedAs(api, incoming)
    if (!served) throw new Error(`${incoming.method} ${incoming.path} is not served.`)
    const { endpoint } = served
    checkAccess(endpoint, null)
    const result = await served.handle(
      checkInput(endpoint, input, language) as never,
      visitor(language, previewToken) as never,
    )
    return endpoint.status === 204 ? null : served.serialise(result).toString()
  }
}

/** As `visitorReplies`, with the answer as the endpoint's declaration reads it. */
export function visitorCalls(api: Api, previewToken: string | null = null): CallAsVisitor {
  const reply = visitorReplies(api, previewToken)
  return async (endpoint, input, language) => {
    const json = await reply(endpoint, input, language)
    return (json === null ? undefined : z.decode(endpoint.output, JSON.parse(json))) as never
  }
}

const servedAs = (api: Api, { method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  api.served.values().find(({ endpoint }) => endpoint.method === method && endpoint.path === path)

// Before rights and input, for every call that is mounted: an operator who came to look changes nothing in the buyer's place,
// one who came to act neither orders nor changes the account. That it was tried has its row, with both their ids.
async function checkImpersonation(api: Api, { endpoint, caller }: Call) {
  const { account } = caller
  if (endpoint.method === 'GET' || endpoint.endsSession || !account) return
  if (account.mayWrite && (account.impersonatedBy === null || endpoint.impersonated === 'write')) return
  const note = endpoint.access === 'visitor' ? null : await beginNote(api, { endpoint, caller, input: {} })
  await note?.refused()
  throw Problem.of(account.mayWrite ? 'IMPERSONATION_REFUSED' : 'IMPERSONATION_READ_ONLY')
}

// What both workplaces may write is an operator's write where an operator does it.
const isFactorMissing = (endpoint: Endpoint, account: Account | null): boolean =>
  account?.hasSecondFactor === false &&
  (needsSecondFactor(endpoint) ||
    (endpoint.access === 'desk' && endpoint.method !== 'GET' && account.side === 'operator'))

function checkAccess(endpoint: Endpoint, account: Account | null) {
  const { access, right } = endpoint
  if (account?.apiKey && !isForApiKeys(endpoint)) throw Problem.of('API_KEY_REFUSED', { right: null })
  if (access === 'visitor') return
  if (!account) throw Problem.of('UNAUTHENTICATED')
  if (access === 'account') return
  if (access === 'desk') {
    if (account.side !== 'supplier' && account.side !== 'operator') throw Problem.of('FORBIDDEN')
    return
  }
  if (account.side !== access) throw Problem.of('FORBIDDEN')
  if (!right || may(account, access, right)) return
  throw account.apiKey ? Problem.of('API_KEY_REFUSED', { right }) : rightMissing(access, right)
}

// An attachment: a page of ours never shows what a file holds.
async function sendFile(reply: FastifyReply, type: string, file: File | StreamedFile) {
  const name = file.name.replaceAll(/[^\w.-]/g, '_')
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file instanceof StreamedFile ? file.stream : Buffer.from(await file.arrayBuffer()))
}

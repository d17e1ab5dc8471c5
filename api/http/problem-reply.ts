import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { type ProblemDetails, type ProblemReply } from '../../contract/platform/problems.ts'
import type { Language } from '../../contract/platform/values.ts'
import { problemSentence } from '../../texts/problem-sentence.ts'
import { Abandoned } from '../platform/limit-concurrency.ts'
import { languageOf } from './caller.ts'
import { errorPage, errorPageHeaders, unsentFormPage } from './error-page.ts'
import { apiHeadersOf } from './headers.ts'
import { Problem } from './problem.ts'
import type { Api } from './serve.ts'

/** Turns whatever was thrown into the one refusal; stack, SQL and library text go to the log only. */
export function answerProblems(fastify: FastifyInstance, api: Pick<Api, 'served'>) {
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error, request)
    if (problem.status >= 500 && !(error instanceof Abandoned)) request.log.error(error)
    // The rest of its body is not waited for.
    if (problem.code === 'TOO_SLOW') reply.header('connection', 'close')
    return sendProblem(request, reply, problem)
  })
  fastify.setNotFoundHandler((request, reply) => answerNotFound(api, request, reply))
  // Before the pages, which answer every other address.
  for (const path of ['/api', '/api/*']) fastify.all(path, (request, reply) => answerNotFound(api, request, reply))
}

function answerNotFound(api: Pick<Api, 'served'>, request: FastifyRequest, reply: FastifyReply) {
  const allowed = methodsAt(api, request)
  // With a method that is served it is the address that cannot be: a part of it is too long.
  const isOther = allowed.length > 0 && !allowed.some((method) => method === request.method)
  if (isOther) reply.header('allow', allowed.join(', '))
  return sendProblem(request, reply, Problem.of(isOther ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'))
}

/** For an address no router can read: too long a part, or signs that cannot be decoded. No hook has run for it. */
export const answerBadAddress = (origin: string) => (_: Error, request: FastifyRequest, reply: FastifyReply) => {
  void sendProblem(request, reply.headers(apiHeadersOf(origin, request.id)), Problem.of('NOT_FOUND'))
}

/** What the answer would have said about its content, which is not true of the refusal in its place. */
const ofContent = ['content-encoding', 'content-length', 'content-disposition', 'etag']

/** The body of the API's errors below /api; everywhere else a page for people. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  for (const name of ofContent) reply.removeHeader(name)
  const wait = retryAfterSeconds(problem)
  if (wait) reply.header('retry-after', wait)
  const { type, headers, body } = refusalAt(request.url, problem, {
    language: languageOf(request),
    requestId: request.id,
    isForm: isFormOfPage(request),
  })
  return reply
    .status(problem.status)
    .headers({ 'cache-control': 'private, no-store', ...headers })
    .type(type)
    .send(body)
}

// Nothing else is sent as one: calls take JSON or multipart.
const isFormOfPage = ({ method, headers }: FastifyRequest) =>
  method === 'POST' && headers['content-type'] === 'application/x-www-form-urlencoded'

type Asking = { language: Language; requestId: string; isForm?: boolean }

/** How a refusal is written at an address. Pages have their language in the address, calls in a header. */
export function refusalAt(url: string, problem: Problem, { language, requestId, isForm }: Asking) {
  if (isOfApi(url)) {
    const body = JSON.stringify(problemReply(problem, language, requestId))
    return { type: 'application/json; charset=utf-8', headers: {}, body }
  }
  const { 'content-type': type, ...headers } = errorPageHeaders
  const spoken = /^\/de(?=$|[/?#])/.test(url) ? 'de' : 'en'
  return { type, headers, body: isForm ? unsentFormPage(spoken, requestId) : errorPage(problem, spoken, requestId) }
}

// Decoded as the router does, which reads %61 as an a.
const isOfApi = (url: string) =>
  /^\/api(?=$|[/?#])/.test(
    url.replace(/%([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )

export function problemReply(problem: Problem, language: Language, requestId: string): ProblemReply {
  return {
    code: problem.code,
    message: problemSentence(problem.code, problem.details, language),
    fieldErrors: problem.fieldErrors,
    requestId,
    ...(problem.cart !== undefined && { cart: problem.cart }),
    ...(problem.code === 'RIGHT_MISSING' && { missing: missingOf(problem.details as ProblemDetails['RIGHT_MISSING']) }),
    ...(asksForFactor(problem) && { stepUp: problem.details as ProblemDetails['STEP_UP_REQUIRED'] }),
    ...(problem.secondFactor && { secondFactor: problem.secondFactor }),
  }
}

const asksForFactor = ({ code }: Problem) => code === 'STEP_UP_REQUIRED' || code === 'SECOND_FACTOR_MISSING'

const missingOf = ({ right, roles }: ProblemDetails['RIGHT_MISSING']) => ({ right, roles })

function problemOf(error: FastifyError, { method }: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseAway(error) || isHeldUp(error)) return Problem.of('UNAVAILABLE')
  if (error.statusCode === 413) return Problem.of('BODY_TOO_LARGE')
  if (error.statusCode === 415) return Problem.of('UNSUPPORTED_MEDIA_TYPE')
  if (error.statusCode === 503) return Problem.of('UNAVAILABLE')
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return Problem.of('VALIDATION')
  return Problem.of('INTERNAL', { isRead: method === 'GET' || method === 'HEAD' })
}

// Lost or refused connection, shutdown of the server, statement timeout (PostgreSQL classes 08, 53 and 57).
function isDatabaseAway({ code }: FastifyError) {
  return /^(08|53|57)...$|^CONNECTION_|^CONNECT_TIMEOUT$|^ECONNREFUSED$|^ENOENT$|^EPIPE$|^ECONNRESET$/.test(code ?? '')
}

// A row or table that another transaction holds.
const isHeldUp = ({ code }: FastifyError) => code === '55P03'

function retryAfterSeconds({ code, details }: Problem) {
  if (code === 'RATE_LIMITED') return (details as { retryAfterSeconds: number }).retryAfterSeconds
  return code === 'UNAVAILABLE' || code === 'OUTCOME_UNKNOWN' ? 2 : null
}

const patterns = new WeakMap<Endpoint, RegExp>()
const patternOf = (endpoint: Endpoint): RegExp => {
  const pattern = patterns.get(endpoint) ?? new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  patterns.set(endpoint, pattern)
  return pattern
}

function methodsAt(api: Pick<Api, 'served'>, request: FastifyRequest) {
  const path = request.url.split('?')[0] ?? ''
  const endpoints = [...api.served.keys()].filter((endpoint) => patternOf(endpoint).test(path))
  return endpoints.map((endpoint) => endpoint.method)
}

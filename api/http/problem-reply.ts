import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ProblemReply } from '../../contract/problems.ts'
import type { Language } from '../../contract/values.ts'
import { problemSentence } from '../../texts/problem-sentence.ts'
import { securityHeaders } from './headers.ts'
import { languageOf } from './caller.ts'
import { Problem } from './problem.ts'
import type { Api } from './serve.ts'

/** Turns whatever was thrown into the one error body; stack, SQL and library text go to the log only. */
export function answerProblems(fastify: FastifyInstance, api: Api) {
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.code === 'INTERNAL' || problem.code === 'UNAVAILABLE') request.log.error(error)
    const wait = retryAfterSeconds(problem)
    if (wait) reply.header('retry-after', wait)
    return reply.status(problem.status).send(problemReply(problem, languageOf(request), request.id))
  })
  fastify.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(api, request)
    if (allowed.length > 0) reply.header('allow', allowed.join(', '))
    const problem = Problem.of(allowed.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND')
    return reply.status(problem.status).send(problemReply(problem, languageOf(request), request.id))
  })
}

/** For an address no router can read, of API and pages alike: too long a part, or signs that cannot be decoded. */
export function answerBadAddress(_: Error, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(securityHeaders).status(404)
  void reply.send(problemReply(Problem.of('NOT_FOUND'), languageOf(request), request.id))
}

export function problemReply(problem: Problem, language: Language, requestId: string): ProblemReply {
  return {
    code: problem.code,
    message: problemSentence(problem.code, problem.details, language),
    fieldErrors: problem.fieldErrors,
    requestId,
    ...(problem.cart !== undefined && { cart: problem.cart }),
  }
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseAway(error)) return Problem.of('UNAVAILABLE')
  if (error.statusCode === 413) return Problem.of('BODY_TOO_LARGE')
  if (error.statusCode === 415) return Problem.of('UNSUPPORTED_MEDIA_TYPE')
  if (error.statusCode === 503) return Problem.of('UNAVAILABLE')
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return Problem.of('VALIDATION')
  return Problem.of('INTERNAL')
}

// Lost or refused connection, shutdown of the server, statement timeout (PostgreSQL classes 08, 53 and 57).
function isDatabaseAway({ code }: FastifyError) {
  return /^(08|53|57)...$|^CONNECTION_|^CONNECT_TIMEOUT$|^ECONNREFUSED$|^ENOENT$|^EPIPE$|^ECONNRESET$/.test(code ?? '')
}

function retryAfterSeconds({ code, details }: Problem) {
  if (code === 'RATE_LIMITED') return (details as { retryAfterSeconds: number }).retryAfterSeconds
  return code === 'UNAVAILABLE' ? 2 : null
}

function methodsAt(api: Api, request: FastifyRequest) {
  const path = request.url.split('?')[0] ?? ''
  const endpoints = [...api.served.keys()].filter((endpoint) =>
    new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  return endpoints.map((endpoint) => endpoint.method)
}

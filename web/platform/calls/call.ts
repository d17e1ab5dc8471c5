import type { Endpoint, InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import { requestOf } from '../../../contract/platform/request.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { previewToken } from '../preview.ts'
import { showToast } from '../toasts.ts'
import { confirmViewer, viewerState } from '../viewer/viewer-state.ts'
import { CallProblem, otherAccount } from './call-problem.ts'

export type CallOptions = {
  signal?: AbortSignal
  /** Asks for the account of this token, which need not be the viewer's; a refusal then says nothing of the viewer. */
  token?: string
}
/** Asks the API: over HTTP in the browser, inside the process when the server renders. Rejects with a CallProblem. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

// The server answers within 10 s (api.md section 10.4); a connection that has died says nothing.
const READ_TIMEOUT_MS = 20_000

/**
 * Calls the API from the browser. A read without an answer ends; a write waits, as it may have acted. A call that would
 * act twice goes under a key, which stays the same until it is answered. One that asks for a step up is sent once more when
 * the person has shown who they are.
 */
export const call: Call = async (endpoint, input, options = {}) => {
  const send = (key?: string) =>
    sendWith(key).catch(async (error: unknown) => {
      if (!(error instanceof CallProblem) || !error.stepUp) throw error
      const { askStepUp } = await import('../viewer/step-up.ts').catch(() => {
        throw error
      })
      return sendWith(key, await askStepUp(error))
    })
  const sendWith = (key?: string, stepUp?: string) => {
    const sending = { ...options, ...(key && { key }), ...(stepUp && { stepUp }) }
    if (options.token !== undefined) return sendAs(options.token, endpoint, { input, ...sending })
    const isOwn = viewerState().viewer !== 'visitor'
    return forViewer(endpoint, (token) => sendAs(token, endpoint, { input, isOwn, ...sending }))
  }
  if (endpoint.method === 'GET' || endpoint.repeat !== 'keyed') return send()
  const { withKey } = await import('./idempotency-keys.ts').catch(() => {
    throw new CallProblem(0, {})
  })
  return withKey([endpoint.path, input], send)
}

const OUTLIVES_PAGE = 8000

type Send<T> = (token: string | null) => Promise<T>

/**
 * Sends as the viewer. Where that session has ended, the refused call is sent once more as soon as the same account has
 * signed in again, a keyed one under its key; a call of one account is never sent as another.
 */
export async function forViewer<T>({ method }: Endpoint, send: Send<T>): Promise<T> {
  const { token, viewer } = viewerState()
  const answer = await send(token).catch(async (error: unknown) => {
    if (viewer === 'visitor' || !(error instanceof CallProblem) || error.code !== 'UNAUTHENTICATED') throw error
    const { sessionRefused } = await import('../viewer/ended-session.ts').catch(() => {
      throw error
    })
    const outcome = await sessionRefused({ token, viewer })
    if (outcome === 'same') return send(viewerState().token)
    // The page follows the new viewer; only a write that was not done needs a sentence.
    if (method === 'GET') throw unauthenticated('')
    if (outcome === 'visitor') throw error
    showToast('error', otherAccount.message)
    throw unauthenticated(otherAccount.message)
  })
  // It came too late: nothing that is shown or cached may take it for the new viewer's.
  if (viewer !== 'visitor' && viewerState().viewer !== viewer) throw unauthenticated('')
  return answer
}

const unauthenticated = (message: string) => new CallProblem(401, { code: 'UNAUTHENTICATED', message })

type Sending<E extends Endpoint> = CallOptions & {
  input: InputOf<E>
  key?: string
  stepUp?: string
  /** A visitor's answer is none. */
  isOwn?: boolean
}

async function sendAs<E extends Endpoint>(
  token: string | null,
  endpoint: E,
  { input, signal, key, stepUp, isOwn = false }: Sending<E>,
): Promise<OutputOf<E>> {
  const language = (document.documentElement.lang || 'en') as Language
  const { method, path, query, body, contentType } = requestOf(endpoint, input)
  query.set('_ck', `${language}-EUR-DE`)
  // On its way together with the answer. A failure counts where it is needed.
  const decoding = import('./decode-output.ts')
  decoding.catch(() => {})
  const headers = {
    ...headersOf(language, contentType, token),
    ...(key && { 'Idempotency-Key': key }),
    ...(stepUp && { 'X-Step-Up': stepUp }),
  }
  // A ZIP and a CSV are made while they are read.
  const isOfAnyLength = endpoint.replyType === 'application/zip' || endpoint.replyType === 'text/csv'
  const ending = method === 'GET' && !isOfAnyLength ? withTimeout(signal) : signal
  const lost = (cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new CallProblem(0, {})
  }
  // What was pressed is also sent when the page is left meanwhile; browsers keep up to 64 kB alive.
  const keepalive = method !== 'GET' && (body === null || (typeof body === 'string' && body.length < OUTLIVES_PAGE))
  const init = { method, headers, body, keepalive, ...(ending && { signal: ending }) }
  const reply = await fetch(`${path}?${query}`, init).catch(lost)
  const isForVisitor = reply.headers.get('X-Viewer') === 'visitor'
  // A session that has ended: a visitor's answer is not the account's.
  if (isOwn && isForVisitor && method === 'GET') throw unauthenticated('')
  if (!reply.ok) {
    const retryAfter = Number(reply.headers.get('Retry-After')) || 0
    throw new CallProblem(reply.status, await reply.json().catch(() => ({})), retryAfter)
  }
  if (token && !isForVisitor) confirmViewer(token)
  if (reply.status === 204) return undefined as never
  if (endpoint.replyType) return (await reply.blob().catch(lost)) as never
  const { decodeOutput } = await decoding
  return decodeOutput(endpoint, await reply.json().catch(lost))
}

function withTimeout(signal: AbortSignal | undefined) {
  const timeout = AbortSignal.timeout(READ_TIMEOUT_MS)
  if (!signal) return timeout
  // Browsers before 2024 cannot join two; the server bounds their reads.
  return 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : signal
}

export function headersOf(language: Language, contentType: string | null, token: string | null) {
  return {
    'X-Channel': 'WEB',
    'X-Mode': '1',
    'X-Language': language,
    'X-Currency': 'EUR',
    'X-CountryCode': 'DE',
    ...(contentType && { 'Content-Type': contentType }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(previewToken && { 'X-Preview': previewToken }),
  }
}

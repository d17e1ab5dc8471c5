import type { Endpoint, InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import { requestOf } from '../../../contract/platform/request.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { forViewer, headersOf } from './call.ts'
import { CallProblem } from './call-problem.ts'

/**
 * Calls an endpoint that takes a file; `onProgress` gets the share that is sent, which fetch cannot. `read` loads the
 * endpoint. Rejects with a CallProblem.
 */
export async function upload<E extends Endpoint>(
  read: () => Promise<E>,
  input: InputOf<E>,
  onProgress: (share: number) => void,
): Promise<OutputOf<E>> {
  const [endpoint, { decodeOutput }, { withKey }] = await Promise.all([
    read(),
    import('./decode-output.ts'),
    import('./idempotency-keys.ts'),
  ]).catch(() => {
    throw new CallProblem(0, {})
  })
  const language = (document.documentElement.lang || 'en') as Language
  const { method, path, body, contentType } = requestOf(endpoint, input)
  const send = (key: string) => (token: string | null) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    const headers = { ...headersOf(language, contentType, token), 'Idempotency-Key': key }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    return new Promise<unknown>((resolve, reject) => {
      request.addEventListener('error', () => reject(new CallProblem(0, {})))
      request.addEventListener('load', () => {
        const answer = parsed(request.responseText)
        if (request.status < 300) resolve(answer)
        else reject(new CallProblem(request.status, answer ?? {}))
      })
      request.send(body as XMLHttpRequestBodyInit)
    })
  }
  const reply = await withKey([path, input], (key) => forViewer(endpoint, send(key)))
  return decodeOutput(endpoint, reply)
}

function parsed(text: string): object | null {
  try {
    return JSON.parse(text) as object
  } catch {
    return null
  }
}

import type { fileKinds, ProductDesign } from '../../contract/designs/designs.ts'
import { requestOf } from '../../contract/platform/request.ts'
import type { Language } from '../../contract/platform/values.ts'
import { forViewer, headersOf } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { loadDesignsApi } from './queries.ts'

export type FileKind = (typeof fileKinds)[number]
type Upload = { id: string; kind: FileKind; file: File }

/** Adds a file to a design; `onProgress` gets the share that is sent, which fetch cannot. Rejects with a CallProblem. */
export async function sendFile(
  { id, kind, file }: Upload,
  onProgress: (share: number) => void,
): Promise<ProductDesign> {
  const [designsApi, { decodeOutput }, { withKey }] = await Promise.all([
    loadDesignsApi(),
    import('../platform/calls/decode-output.ts'),
    import('../platform/calls/idempotency-keys.ts'),
  ]).catch(() => {
    throw new CallProblem(0, {})
  })
  const language = (document.documentElement.lang || 'en') as Language
  const { method, path, body, contentType } = requestOf(designsApi.addFile, { id, kind, file })
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
  const reply = await withKey([path, { kind, file }], (key) => forViewer(designsApi.addFile, send(key)))
  return decodeOutput(designsApi.addFile, reply)
}

function parsed(text: string): object | null {
  try {
    return JSON.parse(text) as object
  } catch {
    return null
  }
}

import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

type Post = { url: string; token?: string; method?: 'GET' | 'POST' | 'PUT'; body?: object }

/** Over kept connections, as browsers have them. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** The reply's JSON; throws where it is refused. */
export function call<Reply>({ url, token, method = 'POST', body }: Post): Promise<Reply> {
  const text = body ? JSON.stringify(body) : ''
  const headers = {
    'x-language': 'de',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (reply) => {
      let read = ''
      reply.setEncoding('utf8')
      reply.on('data', (chunk: string) => (read += chunk))
      reply.on('end', () =>
        reply.statusCode! < 300 ? resolve(JSON.parse(read) as Reply) : reject(new Error(`${url}: ${read}`)),
      )
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

/** How long each took, in ms, and all together, in seconds. */
export type Times = { each: number[]; seconds: number }

/** Works through the inputs, so many at once; begins none after the given seconds. */
export async function work<Input>(
  inputs: Input[],
  { atOnce, mostSeconds }: { atOnce: number; mostSeconds: number },
  act: (input: Input) => Promise<unknown>,
): Promise<Times> {
  const started = performance.now()
  const waiting = inputs.values()
  const each: number[] = []
  const worker = async () => {
    for (const input of waiting) {
      const begun = performance.now()
      await act(input)
      each.push(performance.now() - begun)
      if (performance.now() - started > mostSeconds * 1000) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { each, seconds: (performance.now() - started) / 1000 }
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

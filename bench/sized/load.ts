import autocannon from 'autocannon'

export type Request = { path: string; headers?: Record<string, string> }
export type Load = {
  perSecond: number
  p50: number
  p99: number
  count: number
  /** Answers that were none, or not 2xx. */
  failed: number
}

/** How many of a list were sent: what is asked once is not asked again by the next load, so that pages stay new ones. */
const sentCounts = new WeakMap<Request[], number>()

/** Sends the requests in turn over so many connections; times in milliseconds, finer than autocannon's own whole ones. */
export async function load(
  origin: string,
  requests: Request[],
  { connections, ...until }: { connections: number } & ({ seconds: number } | { amount: number }),
): Promise<Load> {
  const times: number[] = []
  const ends = 'amount' in until ? { amount: until.amount } : { duration: until.seconds }
  const next = (request: object) => {
    const place = sentCounts.get(requests) ?? 0
    sentCounts.set(requests, place + 1)
    return { ...request, ...requests[place % requests.length]! }
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const settings = { url: origin, requests: [{ setupRequest: next }], connections, ...ends }
    const running = autocannon(settings, (error, done) => (error ? reject(error as Error) : resolve(done)))
    running.on('response', (...details) => void times.push(details[3]))
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const count = result.requests.total
  const failed = result.non2xx + result.errors
  return { perSecond: count / result.duration, p50: at(0.5), p99: at(0.99), count, failed }
}

/** The mean length of the answers, as it is sent: fetch unpacks what is compressed. */
export async function bytesOf(origin: string, requests: Request[]): Promise<number> {
  let sum = 0
  for (const { path, headers } of requests) {
    const reply = await fetch(origin + path, { headers: headers ?? {} })
    const { byteLength } = await reply.arrayBuffer()
    sum += Number(reply.headers.get('content-length') ?? byteLength)
  }
  return Math.round(sum / requests.length)
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What happens to a call on its way to the payment provider and back. */
export type Fault = {
  /** 'POST /v2/payments': the beginning of the calls it meets; every call without it. */
  on?: string
  /** How many calls it meets; all without it. */
  times?: number
} & (
  | { kind: 'HANG' | 'ERROR' | 'REFUSE' | 'RESET_BEFORE' | 'RESET_AFTER' }
  /** Changes what the provider says. */
  | { kind: 'FORGE'; change: (body: Record<string, unknown>) => object }
)

/** A line to the provider that can be cut: everything passes until `faults` says otherwise. */
export async function openProviderLine(provider: string) {
  const line = { origin: '', faults: [] as Fault[], calls: [] as string[], stop: async () => {} }
  const server = createServer((request, reply) => {
    void pass(request, reply).catch(() => request.socket.destroy())
  })
  async function pass(request: IncomingMessage, reply: ServerResponse) {
    const call = `${request.method} ${request.url}`
    line.calls.push(call)
    const fault = takeFault(line.faults, call)
    const body = await buffer(request)
    if (fault?.kind === 'HANG') return
    if (fault?.kind === 'ERROR') return void reply.writeHead(500).end()
    if (fault?.kind === 'REFUSE') return void reply.writeHead(422).end()
    if (fault?.kind === 'RESET_BEFORE') return void request.socket.destroy()
    const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers
    const answer = await fetch(`${provider}${request.url}`, {
      method: request.method!,
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    })
    const text = await answer.text()
    if (fault?.kind === 'RESET_AFTER') return void request.socket.destroy()
    const lines = fault?.kind === 'FORGE' ? JSON.stringify(fault.change(JSON.parse(text) as never)) : text
    const type = answer.headers.get('content-type')
    reply.writeHead(answer.status, type ? { 'content-type': type } : {}).end(lines)
  }
  server.listen({ port: 0, host: 'localhost' })
  await once(server, 'listening')
  line.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  line.stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return line
}

function takeFault(faults: Fault[], call: string): Fault | undefined {
  const fault = faults.find(({ on, times = Infinity }) => times > 0 && call.startsWith(on ?? ''))
  if (fault?.times) fault.times--
  return fault
}

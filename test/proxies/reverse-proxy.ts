import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a client of the proxy is seen as, in place of its own address: all of them are on this machine. */
export const seenAs = 'x-seen-as'

/** A proxy as operators put in front: passes everything on and adds the address of its client to X-Forwarded-For. */
export async function openReverseProxy(target: string) {
  const server = createServer((incoming, answer) => {
    const { [seenAs]: named, 'x-forwarded-for': before, ...headers } = incoming.headers
    const forwarded = [before, named ?? incoming.socket.remoteAddress].filter(Boolean).join(', ')
    const passed = request(
      target + incoming.url,
      { method: incoming.method ?? 'GET', headers: { ...headers, 'x-forwarded-for': forwarded } },
      (reply) => {
        answer.writeHead(reply.statusCode!, reply.headers)
        reply.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

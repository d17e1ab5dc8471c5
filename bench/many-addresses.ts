import { Agent, fetch, FormData, type RequestInit, type Response } from 'undici'

const CLIENTS = 100

export { FormData }

/** Asks the shop from a hundred addresses of the loopback in turn, so that limits by address take none for an attack. */
export function askFrom(origin: string) {
  const clients = Array.from(
    { length: CLIENTS },
    (_, index) => new Agent({ localAddress: `127.0.1.${index + 1}`, connections: 4 }),
  )
  const base = origin.replace('localhost', '127.0.0.1')
  let turn = 0
  return (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(base + path, { ...init, dispatcher: clients[turn++ % CLIENTS]! })
}

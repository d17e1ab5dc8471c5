import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts'

let server: Server
let received: string[]
let proxy: FaultProxy
beforeEach(async () => {
  received = []
  // Says back what it hears, louder.
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (data) => {
      received.push(String(data))
      socket.write(String(data).toUpperCase())
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  proxy = await openFaultProxy({ port: (server.address() as AddressInfo).port })
})
afterEach(async () => {
  await proxy.stop()
  server.close()
})

/** Says the words one after the other, each after the answer to the one before; all answers, and the error that ended it. */
async function talk(...words: string[]) {
  const socket = connect(proxy.port, 'localhost')
  const answers: string[] = []
  try {
    for (const word of words) {
      socket.write(word)
      answers.push(String((await once(socket, 'data'))[0]))
    }
    return { answers, error: null }
  } catch (error) {
    return { answers, error: (error as NodeJS.ErrnoException).code }
  } finally {
    socket.destroy()
  }
}

test('without a fault everything passes both ways', async () => {
  expect(await talk('a', 'b')).toEqual({ answers: ['A', 'B'], error: null })
})

test('a reset on the way there is never heard, one on the way back was', async () => {
  proxy.faults.push({ way: 'THERE', on: 'pay', kind: 'RESET', times: 1 })
  expect(await talk('a', 'pay')).toEqual({ answers: ['A'], error: 'ECONNRESET' })
  expect(received).toEqual(['a'])
  proxy.faults.push({ way: 'BACK', answers: 'pay', kind: 'RESET', times: 1 })
  expect(await talk('b', 'pay')).toEqual({ answers: ['B'], error: 'ECONNRESET' })
  expect(received).toEqual(['a', 'b', 'pay'])
  expect(await talk('pay')).toEqual({ answers: ['PAY'], error: null })
  expect(proxy.hits).toBe(2)
})

test('a connection is cut after so many bytes', async () => {
  proxy.faults.push({ way: 'BACK', kind: 'CUT', afterBytes: 3, times: 1 })
  expect(await talk('abcdef', 'g')).toMatchObject({ answers: ['ABC'], error: 'ECONNRESET' })
})

test('what falls into a black hole is heard by nobody, and the connection stays open', async () => {
  proxy.faults.push({ way: 'THERE', on: 'b', kind: 'BLACK_HOLE', times: 1 })
  const socket = connect(proxy.port, 'localhost')
  socket.write('a')
  await once(socket, 'data')
  socket.write('b')
  expect(await talk('c')).toEqual({ answers: ['C'], error: null })
  expect(received).toEqual(['a', 'c'])
  expect(socket.readyState).toBe('open')
  socket.destroy()
})

test('what is delayed arrives later, in its order', async () => {
  proxy.faults.push({ way: 'BACK', on: 'A', kind: 'DELAY', ms: 60, times: 1 })
  const socket = connect(proxy.port, 'localhost')
  const started = performance.now()
  socket.write('a')
  while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  socket.write('b')
  let lines = ''
  while (lines.length < 2) lines += String((await once(socket, 'data'))[0])
  expect(lines).toBe('AB')
  expect(performance.now() - started).toBeGreaterThanOrEqual(55)
  socket.destroy()
})

test('while it is down every connection is reset', async () => {
  const socket = connect(proxy.port, 'localhost')
  socket.write('a')
  await once(socket, 'data')
  proxy.setDown(true)
  await expect(once(socket, 'data')).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect((await talk('b')).error).toBe('ECONNRESET')
  proxy.setDown(false)
  expect(await talk('c')).toEqual({ answers: ['C'], error: null })
})

import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Towards the server, or back to who called it. */
type Way = 'THERE' | 'BACK'

/** What happens to data on its way. A fault is looked for in each piece that arrives, the oldest fault first. */
export type ProxyFault = {
  way: Way
  /** Only a piece that holds this text; a text that is cut in two is not found. */
  on?: string
  /** Only the answer to data that held this text. */
  answers?: string
  /** How many pieces it meets; all without it. */
  times?: number
} & (
  | { kind: 'DELAY'; ms: number }
  /** This piece and all that follow on the connection go this way no more; it stays open. */
  | { kind: 'BLACK_HOLE' }
  /** Both ends are reset; the piece is lost. */
  | { kind: 'RESET' }
  /** So many bytes pass, then both ends are reset. */
  | { kind: 'CUT'; afterBytes: number }
)

export type FaultProxy = {
  /** Where the target is, or else on localhost. */
  port: number
  faults: ProxyFault[]
  /** Faults that have met something so far. */
  hits: number
  /** Resets every connection there is, and until it is false again every new one. */
  setDown(isDown: boolean): void
  stop(): Promise<void>
}

type Line = { caller: Socket; server: Socket; lines: string; isAnswered: boolean }

/** A TCP server that passes everything on to the target until `faults` says otherwise. */
export async function openFaultProxy(target: { port: number; host?: string } | { path: string }): Promise<FaultProxy> {
  const lines = new Set<Line>()
  let isDown = false
  const cut = ({ caller, server }: Line) => {
    caller.resetAndDestroy()
    server.destroy()
  }
  const proxy: FaultProxy = {
    port: 0,
    faults: [],
    hits: 0,
    setDown(value) {
      isDown = value
      if (isDown) for (const line of lines) cut(line)
    },
    async stop() {
      listener.close()
      for (const line of lines) cut(line)
      await once(listener, 'close')
    },
  }
  const listener = createServer((caller) => {
    if (isDown) return void caller.resetAndDestroy()
    const line: Line = { caller, server: connect({ host: 'localhost', ...target }), lines: '', isAnswered: false }
    lines.add(line)
    for (const end of [caller, line.server]) {
      end.setNoDelay(true)
      // A broken end is a closed one.
      end.on('error', () => {})
      end.on('close', () => lines.delete(line))
    }
    pass(proxy, line, 'THERE')
    pass(proxy, line, 'BACK')
  })
  listener.listen(0, 'host' in target ? target.host : 'localhost')
  await once(listener, 'listening')
  proxy.port = (listener.address() as AddressInfo).port
  return proxy

  function pass(proxy: FaultProxy, line: Line, way: Way) {
    const [from, to] = way === 'THERE' ? [line.caller, line.server] : [line.server, line.caller]
    let left = Infinity
    let isDark = false
    let passed = Promise.resolve()
    from.on('data', (piece: Buffer) => {
      record(line, way, piece)
      if (isDark) return
      const fault = take(proxy, { line, way, piece })
      if (fault?.kind === 'RESET') return cut(line)
      if (fault?.kind === 'BLACK_HOLE') isDark = true
      if (isDark) return
      if (fault?.kind === 'CUT') left = fault.afterBytes
      const part = piece.subarray(0, left)
      left -= part.length
      const isLast = left === 0
      passed = write(passed, {
        to,
        part,
        delayMs: fault?.kind === 'DELAY' ? fault.ms : 0,
        written: () => isLast && cut(line),
      })
    })
    from.on('end', () => void passed.then(() => isDark || to.end()))
    from.on('close', () => void passed.then(() => to.destroy()))
  }
}

type Writing = { to: Socket; part: Buffer; delayMs: number; written: () => void }

async function write(before: Promise<void>, { to, part, delayMs, written }: Writing) {
  await before
  if (delayMs > 0) await delay(delayMs)
  if (!to.destroyed) to.write(part, written)
}

// What was asked since the last answer began.
function record(line: Line, way: Way, piece: Buffer) {
  if (way === 'BACK') {
    line.isAnswered = true
    return
  }
  if (line.isAnswered) line.lines = ''
  line.isAnswered = false
  if (line.lines.length < 16_384) line.lines += piece.toString('latin1')
}

function take(proxy: FaultProxy, { line, way, piece }: { line: Line; way: Way; piece: Buffer }) {
  const fault = proxy.faults.find(
    ({ way: expected, on, answers, times = 1 }) =>
      expected === way &&
      times > 0 &&
      (on === undefined || piece.includes(on, 0, 'latin1')) &&
      (answers === undefined || line.lines.includes(answers)),
  )
  if (!fault) return undefined
  proxy.hits++
  if (fault.times !== undefined) fault.times--
  return fault
}

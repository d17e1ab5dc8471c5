import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { until } from './until.ts'
import { memorySettings } from '../../server/memory-settings.mjs'

const ROOT = join(import.meta.dirname, '../..')

// A shell holds the listening socket, as systemd does, and hands it to a shop for each line that it reads.
const holder = `while read -r line; do
  ( sh -c 'echo "pid $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$NODE" bin/start.ts'; echo "ended $?" ) &
done
wait`

export type SharedPort = {
  origin: string
  /** One more shop on the port; its process id once it is ready. */
  start(): Promise<number>
  /** SIGTERM to the process; the code it ends with. */
  stop(pid: number): Promise<number>
  close(): Promise<void>
}

/** A listening socket that outlives every shop that answers on it. */
export async function openSharedPort(settings: Record<string, string>): Promise<SharedPort> {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', NODE: process.execPath }
  const shell = spawn('sh', ['-c', holder], {
    cwd: ROOT,
    env: { ...memorySettings, ...env, ...settings, PORT: String(port) },
    stdio: ['pipe', 'pipe', process.env.FAULTS_LOG ? 'inherit' : 'ignore', fdOf(socket)],
  })
  // From here on only shops take connections.
  socket.close()
  const running = new Set<number>()
  const output: string[] = []
  const lines = createInterface(shell.stdout!)
  lines.on('line', (line) => output.push(line))
  const takeAlong = () => running.forEach((pid) => process.kill(pid, 'SIGKILL'))
  process.once('exit', takeAlong)
  async function waitForLine(pattern: RegExp) {
    let match: string | undefined
    await until(`the shop to say ${pattern.source}`, () => {
      const at = output.findIndex((line) => pattern.test(line))
      if (at >= 0) match = pattern.exec(output.splice(at, 1)[0]!)![1] ?? ''
      return match !== undefined
    })
    return Number(match)
  }
  async function stop(pid: number) {
    process.kill(pid, 'SIGTERM')
    const code = await waitForLine(/^ended (\d+)$/)
    running.delete(pid)
    return code
  }
  async function end() {
    for (const pid of running) await stop(pid)
    process.off('exit', takeAlong)
    const exit = once(shell, 'exit')
    shell.stdin!.end()
    await exit
  }
  let ending: Promise<void> | undefined
  return {
    origin: `http://127.0.0.1:${port}`,
    async start() {
      if (ending) throw new Error('The port is closed.')
      shell.stdin!.write('start\n')
      const pid = await waitForLine(/^pid (\d+)$/)
      running.add(pid)
      await waitForLine(/^(?:Tresen is ready|ended)/)
      if (!isRunning(pid)) {
        running.delete(pid)
        throw new Error('The shop did not start; FAULTS_LOG=1 shows why.')
      }
      return pid
    },
    stop,
    close: () => (ending ??= end()),
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// Node tells it of sockets, though not in its documentation.
const fdOf = (server: Server) => (server as unknown as { _handle: { fd: number } })._handle.fd

import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { EnvironmentError, type Environment } from '../../server/environment/environment.ts'

/** What a process is given beside the environment that all have. */
export type WebProcessSettings = Pick<Environment, 'mollie' | 'listenFd'> & {
  /** From 0; the first one also does jobs and what time does. */
  index: number
  databaseUrl: string
  database: 'embedded' | 'external'
  isUnlimited?: boolean | undefined
}

/** What a process says once: where it listens, or why it does not. */
export type WebProcessMessage = { address: string } | { problem: string }

type WebProcesses = { address: string; close(): Promise<void> }

const LEAST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 30_000
/** Who has run so long has not failed at its start. */
const STEADY_MS = 60_000
const LONGEST_STOP_MS = 80_000

/**
 * Several processes on one port (decision 214). The first one brings the database up to date, then the others start. Who ends
 * is started again, after pauses that double while it ends soon. Throws EnvironmentError where one cannot start at all.
 */
export async function startWebProcesses(
  count: number,
  settings: Omit<WebProcessSettings, 'index'>,
): Promise<WebProcesses> {
  // All take from the one queue of the socket, and leave what waits there to the others, as with a handed socket.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'web-process.ts'), args: [], execArgv: process.execArgv })
  const running: Supervised[] = []
  const start = (index: number) => {
    const supervised = supervise({ ...settings, index })
    running.push(supervised)
    return supervised.ready
  }
  const close = async () => void (await Promise.all(running.map(({ stop }) => stop())))
  try {
    const address = await start(0)
    await Promise.all(Array.from({ length: count - 1 }, (_, before) => start(before + 1)))
    return { address, close }
  } catch (error) {
    await close()
    throw error
  }
}

type Supervised = { ready: Promise<string>; stop(): Promise<void> }

function supervise(settings: WebProcessSettings): Supervised {
  let isStopping = false
  let pauseMs = LEAST_PAUSE_MS
  let worker: Worker
  let waiting: NodeJS.Timeout | undefined

  function launch() {
    const startedAt = performance.now()
    worker = cluster.fork()
    worker.send(settings)
    worker.on('error', (error) => console.error(error))
    worker.once('exit', (code, signal) => {
      if (isStopping) return
      if (performance.now() - startedAt > STEADY_MS) pauseMs = LEAST_PAUSE_MS
      console.error(
        `Process ${settings.index + 1} of the shop ended (${signal ?? code}); it starts again in ${pauseMs / 1000} s.`,
      )
      waiting = setTimeout(launch, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    })
    return firstMessage(worker)
  }

  async function stop() {
    isStopping = true
    clearTimeout(waiting)
    if (worker.isDead()) return
    const forced = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_STOP_MS)
    const exit = once(worker, 'exit')
    worker.process.kill('SIGTERM')
    await exit
    clearTimeout(forced)
  }

  const ready = launch().then((message) => {
    if (message && 'address' in message) return message.address
    // What does not start at all is not tried again: who has started the shop is told at once.
    isStopping = true
    throw new EnvironmentError([message?.problem ?? `Process ${settings.index + 1} of the shop did not start.`])
  })
  return { ready, stop }
}

function firstMessage(worker: Worker): Promise<WebProcessMessage | undefined> {
  return new Promise((resolve) => {
    worker.once('message', (message) => resolve(message as WebProcessMessage))
    worker.once('exit', () => resolve(undefined))
  })
}

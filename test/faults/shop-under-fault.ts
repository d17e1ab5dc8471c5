import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'
import { residentMegabytesOf } from '../resident-megabytes.ts'
import { memorySettings } from '../../server/memory-settings.mjs'

const ROOT = join(import.meta.dirname, '../..')

export type ShopProcess = {
  /** The same through every start. */
  origin: string
  /** Milliseconds from its start to its readiness. */
  start(crashAt?: string): Promise<number>
  /** What its process holds of the machine's memory; null where it does not run or that cannot be seen. */
  residentMegabytes(): number | null
  /** Resolves when it has ended, with the signal that killed it. */
  ended(): Promise<NodeJS.Signals | null>
  isRunning(): boolean
  /** Milliseconds so far in which it was ready: what it can be asked to do something in. */
  readyMs(): number
  kill(): Promise<void>
  /** SIGTERM; the code it ends with. */
  stop(): Promise<number | null>
}

/** The shop as `npm start` runs it, in a process of its own on one port, with NODE_ENV=test and these settings. */
export async function openShopProcess(settings: Record<string, string>): Promise<ShopProcess> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let child: ChildProcess | undefined
  let exit: Promise<unknown[]> = Promise.resolve([0, null])
  let readySince: number | null = null
  let readyBefore = 0
  const readyMs = () => readyBefore + (readySince === null ? 0 : performance.now() - readySince)
  const noteEnd = () => {
    readyBefore = readyMs()
    readySince = null
  }
  const shop: ShopProcess = {
    origin,
    async start(crashAt = '') {
      const started = performance.now()
      const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...settings }
      child = spawn(process.execPath, [join(ROOT, 'bin/start.ts')], {
        cwd: ROOT,
        env: { ...memorySettings, ...env, PORT: String(port), TRESEN_CRASH_AT: crashAt },
        // Its warnings are what the faults are about.
        stdio: ['ignore', 'pipe', process.env.FAULTS_LOG ? 'inherit' : 'ignore'],
      })
      const spawned = child
      const takeAlong = () => spawned.kill('SIGKILL')
      process.once('exit', takeAlong)
      exit = once(child, 'exit').finally(() => {
        noteEnd()
        process.off('exit', takeAlong)
      })
      for await (const line of createInterface(child.stdout!)) {
        if (!line.startsWith('Tresen is ready')) continue
        // A full pipe would hold it up.
        child.stdout!.resume()
        readySince = performance.now()
        return performance.now() - started
      }
      // Killed on its way up: as good as a kill afterwards.
      await exit
      if (child.signalCode === 'SIGKILL') return performance.now() - started
      throw new Error('The shop did not start; FAULTS_LOG=1 shows why.')
    },
    readyMs,
    residentMegabytes: () => (child?.pid ? residentMegabytesOf(child.pid) : null),
    async ended() {
      await exit
      return child?.signalCode ?? null
    },
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    async kill() {
      child?.kill('SIGKILL')
      await exit
    },
    async stop() {
      child?.kill('SIGTERM')
      await exit
      return child?.exitCode ?? null
    },
  }
  return shop
}

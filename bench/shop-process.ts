import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentMegabytesOf } from '../test/resident-megabytes.ts'
import { childrenOf, cpuSecondsOf, cpuSecondsOfFamily } from './process-cpu.ts'
import { memorySettings } from '../server/memory-settings.mjs'

const ROOT = join(import.meta.dirname, '..')

/** The shop as `npm start` runs it, in a process of its own on a free port, to measure it from outside. Linux only. */
export async function startShopProcess(dataDir?: string, entry = 'bin/start.ts') {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'tresen-bench-')))
  const started = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, join(ROOT, entry)], {
    cwd: ROOT,
    env: { ...memorySettings, ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  const origin = await addressIn(child.stdout)
  return {
    origin,
    folder,
    startSeconds: (performance.now() - started) / 1000,
    /** CPU seconds of the app's process, the database not counted. */
    cpuSeconds: () => cpuSecondsOf(child.pid!),
    /** CPU seconds of the embedded database, all its processes together. */
    databaseCpuSeconds: () => cpuSecondsOfFamily(postmasterOf(folder)),
    residentMegabytes: () => residentMegabytesOf(child.pid!)!,
    /** Files and sockets that the app's process has open. */
    openFiles: () => readdirSync(`/proc/${child.pid!}/fd`).length,
    /** Processes of the embedded database: one for each session, and those that it runs by itself. */
    databaseProcesses: () => childrenOf(postmasterOf(folder)).length,
    takePeakMegabytes: () => takePeakMegabytesOf(child.pid!),
    async stop({ leaveData = false } = {}) {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      if (!leaveData) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The most that was resident at any time since the last call, as the kernel has counted it. */
function takePeakMegabytesOf(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return Number(kilobytes) / 1024
}

function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const address = /ready at (http:\/\/\S+)/.exec(text)
      if (address) resolve(address[1]!)
    })
    output.on('end', () => reject(new Error(`The shop did not start:\n${text}`)))
  })
}

const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server of bench/ in a process of its own, which tells its address first and ends with its parent. */
export async function startChildServer(file: string, args: string[] = []) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', file), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { origin: line.toString().trim(), pid: child.pid!, stop: () => child.stdin.end() }
}

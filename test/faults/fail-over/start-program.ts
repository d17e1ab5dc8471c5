import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NOBODY = 65_534

/** PostgreSQL refuses to run as root; so do all of them run as one user, who may read what the others write. */
export const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export type Running = {
  pid: number
  isRunning(): boolean
  /** Rejects with the end of its log where it ends by itself. */
  ended: Promise<never>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** A program that runs in this folder until it is killed, at the latest with this process, and writes NAME.log there. */
export function startProgram(
  program: string,
  args: string[],
  { folder, name }: { folder: string; name: string },
): Running {
  const file = join(folder, `${name}.log`)
  const log = openSync(file, 'a')
  const child = spawn(program, args, {
    ...identity,
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: folder },
  })
  closeSync(log)
  const takeAlong = () => child.kill('SIGKILL')
  process.once('exit', takeAlong)
  let isMeant = false
  const exit = once(child, 'exit').finally(() => process.off('exit', takeAlong))
  const ended = exit.then((): never => {
    throw new Error(`${name} has ended: ${isMeant ? 'killed' : readFileSync(file, 'utf8').slice(-1500)}`)
  })
  // Who waits for it hears of it.
  ended.catch(() => {})
  return {
    pid: child.pid!,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill(signal) {
      isMeant = true
      child.kill(signal)
      await exit
    },
  }
}

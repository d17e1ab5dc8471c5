import { readFileSync } from 'node:fs'

/** What a process holds of the machine's memory, seen from outside; null where there is no /proc to ask. */
export function residentMegabytesOf(pid: number): number | null {
  if (process.platform !== 'linux') return null
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1024
}

import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** CPU seconds of a process so far. Linux only. */
export function cpuSecondsOf(pid: number): number {
  const { own } = statOf(pid)
  return own / TICKS_PER_SECOND
}

/** CPU seconds of a process and everything it has started, also of what has ended meanwhile. */
export function cpuSecondsOfFamily(pid: number): number {
  const parent = statOf(pid)
  return (parent.own + parent.ended + childrenOf(pid).reduce((sum, { own }) => sum + own, 0)) / TICKS_PER_SECOND
}

/** What a process has started and still runs. */
export function childrenOf(pid: number) {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return running.map(Number).flatMap((child) => childOf(child, pid))
}

// A process may end while it is read.
function childOf(child: number, parent: number) {
  try {
    const stat = statOf(child)
    return stat.parent === parent ? [stat] : []
  } catch {
    return []
  }
}

function statOf(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number)
  return { parent: fields[1]!, own: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! }
}

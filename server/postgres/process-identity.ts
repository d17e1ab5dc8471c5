import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * A text that stays the same while this process lives and differs for a later process with the same id;
 * undefined when no such process lives. A zombie counts as dead.
 */
export function processIdentity(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return process.platform === 'linux' ? linuxIdentity(pid) : portableIdentity(pid)
}

function linuxIdentity(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in parentheses and may hold anything, so count from the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTicks] = [fields[0], fields[19]]
    if (state === 'Z' || state === 'X') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${startTicks}`
  } catch {
    return undefined
  }
}

function portableIdentity(pid: number) {
  try {
    const [state, ...started] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    return state?.startsWith('Z') ? undefined : started.join(' ')
  } catch {
    return undefined
  }
}

import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * Where process ids mean the same: in another place, as another container or machine, a process cannot be seen, and its id
 * is nobody's or somebody else's. What a system does not tell is empty.
 */
export type ProcessPlace = { host: string; machine: string; pidNamespace: string }

export function processPlace(): ProcessPlace {
  return {
    host: hostname(),
    // Of two machines with one name that share a folder; a restart of the machine does not change it.
    machine: textOf(() => readFileSync('/etc/machine-id', 'utf8')),
    pidNamespace: textOf(() => readlinkSync('/proc/self/ns/pid')),
  }
}

export const isSamePlace = (one: ProcessPlace, other: ProcessPlace) =>
  one.host === other.host && one.machine === other.machine && one.pidNamespace === other.pidNamespace

function textOf(read: () => string) {
  try {
    return read().trim()
  } catch {
    return ''
  }
}

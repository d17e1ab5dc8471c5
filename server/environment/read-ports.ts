import { isIP } from 'node:net'

export type Ports = {
  /** 0 lets the system choose. */
  port: number
  /** A listening socket that who started us holds (systemd socket activation), used in place of `port`. */
  listenFd?: number | undefined
  /** How many processes answer on the port; one unless set. */
  webProcesses?: number | undefined
  /** Where the sandbox listens; 0 lets the system choose. */
  sandboxPort: number
  /** Where `GET /metrics` answers, beside the port of visitors; without it nowhere. Of several processes each has the next one. */
  metricsPort?: number | undefined
  /** This machine alone unless set. */
  metricsHost?: string | undefined
}

type Variables = Record<string, string | undefined>
type Report = (problem: string) => void

const MOST_PROCESSES = 64
const LAST_PORT = 65_535

/** Where the shop and what stands beside it listen, and with how many processes. */
export function readPorts(variables: Variables, report: Report): Ports {
  const port = readPort('PORT', variables.PORT || '3000', report)
  const ports = {
    port,
    listenFd: readListenFd(variables, report),
    webProcesses: readWebProcesses(variables.WEB_PROCESSES || undefined, report),
    sandboxPort: readPort('SANDBOX_PORT', variables.SANDBOX_PORT || String(portAfter(port)), report),
    metricsPort: variables.METRICS_PORT ? readPort('METRICS_PORT', variables.METRICS_PORT, report) : undefined,
    metricsHost: readHost(variables.METRICS_HOST || undefined, report),
  }
  refuseSharedPorts(ports, report)
  return ports
}

/** The port of the figures of one of several processes; any free one where the system chooses. */
export const metricsPortOf = (first: number | undefined, process: number) => first && first + process

// Each process has a port of its own for its figures, which nobody else of ours may have.
function refuseSharedPorts({ metricsPort, webProcesses = 1, port }: Ports, report: Report) {
  if (!metricsPort || webProcesses === 1) return
  const last = metricsPort + webProcesses - 1
  if (last > LAST_PORT)
    report(`METRICS_PORT must be ${LAST_PORT + 1 - webProcesses} at most with WEB_PROCESSES=${webProcesses}.`)
  if (port >= metricsPort && port <= last)
    report(
      `METRICS_PORT must leave PORT=${port} free: with WEB_PROCESSES=${webProcesses} the processes answer from ${metricsPort} to ${last}.`,
    )
}

function readWebProcesses(text: string | undefined, report: Report) {
  if (!text) return undefined
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= MOST_PROCESSES) return count
  report(`WEB_PROCESSES must be a whole number from 1 to ${MOST_PROCESSES}, not '${text}'; one for each core at most.`)
  return undefined
}

// sd_listen_fds(3): the sockets begin at 3 and are meant for the process of this id.
function readListenFd({ LISTEN_FDS: count, LISTEN_PID: pid }: Variables, report: Report) {
  if (!count || pid !== String(process.pid)) return undefined
  if (count !== '1') report(`LISTEN_FDS must be 1, not '${count}': the shop listens on one socket.`)
  return 3
}

const portAfter = (port: number) => (port > 0 && port < LAST_PORT ? port + 1 : 0)

function readPort(name: string, text: string, report: Report) {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= LAST_PORT) return port
  report(`${name} must be a whole number from 0 to 65535, not '${text}'.`)
  return 0
}

function readHost(text: string | undefined, report: Report) {
  if (text && !isIP(text)) report(`METRICS_HOST must be an IP address of this machine like 10.0.0.5, not '${text}'.`)
  return text
}

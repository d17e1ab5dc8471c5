// One of several processes of the shop; web-processes.ts starts it and says what it needs.
import { once } from 'node:events'
import { readEnvironment } from '../../server/environment/environment.ts'
import { metricsPortOf } from '../../server/environment/read-ports.ts'
import { startServer, type RunningServer } from '../../server/main.ts'
import { explainStartFailure } from '../../server/start-failure.ts'
import { closeInOrder } from './close-in-order.ts'
import type { WebProcessMessage, WebProcessSettings } from './web-processes.ts'

let starting: Promise<RunningServer> | undefined
closeInOrder(async () => {
  await starting?.then(
    (server) => server.close(),
    () => {},
  )
})
const [settings] = (await once(process, 'message')) as [WebProcessSettings]
try {
  starting = startServer(optionsOf(settings))
  report({ address: (await starting).address })
} catch (error) {
  const problem = explainStartFailure(error)
  if (!problem) console.error(error)
  report({ problem: problem ?? 'A process of the shop did not start.' }, () => process.exit(1))
}

function optionsOf({ index, mollie, listenFd, ...rest }: WebProcessSettings) {
  const environment = readEnvironment(process.env)
  const metricsPort = metricsPortOf(environment.metricsPort, index)
  return { ...rest, environment: { ...environment, mollie, listenFd, metricsPort }, onlyAnswers: index > 0 }
}

function report(message: WebProcessMessage, then?: () => void) {
  process.send!(message, undefined, {}, then)
}

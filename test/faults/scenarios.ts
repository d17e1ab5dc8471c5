import { authorisationsEnd } from './scenarios/authorisations.ts'
import { crossingCarts } from './scenarios/crossing-carts.ts'
import { cutPrimary, killedPrimary, replicaLag } from './scenarios/fail-over.ts'
import { importsDuringSales } from './scenarios/imports-during-sales.ts'
import { greedyClient } from './scenarios/greedy-client.ts'
import { heldRows } from './scenarios/held-rows.ts'
import { killApp } from './scenarios/kill-app.ts'
import { killDatabase } from './scenarios/kill-database.ts'
import { lostAnswers } from './scenarios/lost-answers.ts'
import { mailServerDown } from './scenarios/mail-down.ts'
import { repeatedSteps } from './scenarios/repeated-steps.ts'
import { rollingRestarts } from './scenarios/rolling-restarts.ts'
import type { Scenario } from './scenario.ts'
import { settlements } from './scenarios/settlements.ts'
import { slowCatalogue } from './scenarios/slow-catalogue.ts'
import { slowReaders } from './scenarios/slow-readers.ts'
import { slowCallers } from './scenarios/slow-callers.ts'
import { secondContainer } from './scenarios/second-container.ts'
import { stopApp } from './scenarios/stop-app.ts'
import { webhookLies, webhookOrders } from './scenarios/webhooks.ts'

/** The shop itself is killed, stopped and replaced. */
export const shopFaults: Scenario[] = [killApp, stopApp, rollingRestarts, slowReaders, secondContainer]

/** Answers do not arrive, or what was sent is sent again. */
export const lostAnswerFaults: Scenario[] = [...lostAnswers, repeatedSteps]

/** The provider tells late, twice or lies, and does with the money what it was not told to. */
export const paymentFaults: Scenario[] = [webhookOrders, webhookLies, settlements, authorisationsEnd]

/** The database, the mail server or an import fails in the midst of the selling. */
export const outageFaults: Scenario[] = [killDatabase, mailServerDown, importsDuringSales]

/** Many meet, or one holds up the others. */
export const crowdFaults: Scenario[] = [crossingCarts, slowCatalogue, greedyClient, slowCallers, heldRows]

/** The servers under the database are lost; they need programs that not every machine has. */
const serverFaults: Scenario[] = [replicaLag, killedPrimary, cutPrimary]

/** The faults of the promises that concern money, stock, orders and mails. */
export const scenarios: Scenario[] = [
  ...shopFaults,
  ...lostAnswerFaults,
  ...paymentFaults,
  ...outageFaults,
  ...crowdFaults,
  ...serverFaults,
]

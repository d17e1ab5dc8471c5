import { authorisationsEnd } from './authorisations.ts'
import { crossingCarts } from './crossing-carts.ts'
import { importsDuringSales } from './imports-during-sales.ts'
import { greedyClient } from './greedy-client.ts'
import { heldRows } from './held-rows.ts'
import { killApp } from './kill-app.ts'
import { killDatabase } from './kill-database.ts'
import { lostAnswers } from './lost-answers.ts'
import { mailServerDown } from './mail-down.ts'
import { repeatedSteps } from './repeated-steps.ts'
import { rollingRestarts } from './rolling-restarts.ts'
import type { Scenario } from './scenario.ts'
import { settlements } from './settlements.ts'
import { slowCatalogue } from './slow-catalogue.ts'
import { slowReaders } from './slow-readers.ts'
import { slowCallers } from './slow-callers.ts'
import { secondContainer } from './second-container.ts'
import { stopApp } from './stop-app.ts'
import { webhookLies, webhookOrders } from './webhooks.ts'

/** The shop itself is killed, stopped and replaced. */
export const shopFaults: Scenario[] = [killApp, stopApp, rollingRestarts, slowReaders, secondContainer]

/** What the shop depends on fails it, or many buyers meet. */
export const neighbourFaults: Scenario[] = [
  killDatabase,
  ...lostAnswers,
  repeatedSteps,
  webhookOrders,
  webhookLies,
  settlements,
  authorisationsEnd,
  mailServerDown,
  crossingCarts,
  slowCatalogue,
  importsDuringSales,
  greedyClient,
  slowCallers,
  heldRows,
]

/** The faults of the promises that concern money, stock, orders and mails. */
export const scenarios: Scenario[] = [...shopFaults, ...neighbourFaults]

import { crossingCarts } from './crossing-carts.ts'
import { killApp } from './kill-app.ts'
import { killDatabase } from './kill-database.ts'
import { lostAnswers } from './lost-answers.ts'
import { mailServerDown } from './mail-down.ts'
import { rollingRestarts } from './rolling-restarts.ts'
import type { Scenario } from './scenario.ts'
import { stopApp } from './stop-app.ts'
import { webhookLies, webhookOrders } from './webhooks.ts'

/** The faults of the promises that concern money, stock, orders and mails. */
export const scenarios: Scenario[] = [
  killApp,
  killDatabase,
  ...lostAnswers,
  webhookOrders,
  webhookLies,
  mailServerDown,
  stopApp,
  rollingRestarts,
  crossingCarts,
]

import { killApp } from './kill-app.ts'
import type { Scenario } from './scenario.ts'

/** The faults of the promises that concern money, stock, orders and mails. */
export const scenarios: Scenario[] = [killApp]

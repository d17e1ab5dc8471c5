import type { FactName } from '../../contract/trade/fact-names.ts'
import type { ImportColumn } from './import-columns.ts'

/** Why a line is not taken over; the sentences are in texts/<language>/import.ts. */
export type RefusalReason =
  | { code: 'OPEN_QUOTE' }
  | { code: 'TEXT_AFTER_QUOTE' }
  | { code: 'CELL_COUNT'; found: number; expected: number }
  | { code: 'REQUIRED' }
  | { code: 'CHARACTERS' }
  | { code: 'TOO_LONG'; max: number }
  | { code: 'NO_NUMBER'; value: string }
  | { code: 'OUT_OF_RANGE'; value: string; min: number; max: number }
  | { code: 'NO_FLAG'; value: string }
  | { code: 'NO_DATE'; value: string }
  | { code: 'NO_TIME'; value: string }
  | { code: 'DAY_PASSED'; value: string }
  | { code: 'DAY_TOO_FAR'; value: string }
  | { code: 'IN_FUTURE'; value: string }
  | { code: 'TOO_OLD'; value: string; days: number }
  | { code: 'NO_CHOICE'; value: string; choices: string[] }
  | { code: 'GTIN'; value: string }
  | { code: 'TIERS'; value: string }
  | { code: 'PRICE_UNIT'; value: string }
  | { code: 'PAIRS'; value: string }
  | { code: 'PICTURE'; value: string }
  | { code: 'DEPOSIT_PAIR' }
  | { code: 'DEPOSIT_TWICE' }
  | { code: 'DEPOSITS'; value: string; items: string[] }
  | { code: 'DUPLICATE'; firstLine: number }
  | { code: 'UNKNOWN_CATEGORY'; value: string; suggestion: string | null }
  | { code: 'ROOT_CATEGORY'; value: string }
  | { code: 'XML'; line: number }
  | { code: 'DELETED' }
  | { code: 'CURRENCY'; value: string }
  | { code: 'TERRITORY'; value: string }
  | { code: 'PRICE_KIND'; value: string }
  | { code: 'ROUNDED_TOO_FAR'; value: string }
  | { code: 'NOT_ON_SALE' }
  | { code: 'TOO_MANY_TIERS'; most: number }
  /** Of a new article, which is taken and waits in review. */
  | { code: 'FACTS_MISSING'; facts: FactName[] }

/** `line` counts from 1 with the header; `column` is null where the line as a whole is at fault. */
export type Refusal = { line: number; column: ImportColumn | null; reason: RefusalReason }

/** A line that is taken, and what a person should know about its stock. */
export type StockNote = {
  line: number
  reason: { code: 'MISSING'; promised: number; missing: number } | { code: 'OLDER_COUNT' }
}

/** The file as a whole cannot be read, or not now. */
export type UnusableReason =
  | { code: 'EMPTY' }
  | { code: 'MISSING_COLUMNS'; missing: string[]; found: string[] }
  | { code: 'REPEATED_COLUMN'; column: string }
  | { code: 'NO_HEADER' }
  | { code: 'TOO_MANY_COLUMNS'; found: number; most: number }
  | { code: 'NOT_BMECAT' }
  | { code: 'ENTITIES' }
  | { code: 'ENCODING'; name: string }
  | { code: 'UNKNOWN_STORE'; slug: string; suggestion: string | null }
  | { code: 'ALREADY_RUNNING'; slug: string }

export class UnusableImport extends Error {
  readonly reason: UnusableReason

  constructor(reason: UnusableReason) {
    super(reason.code)
    this.reason = reason
  }
}

import type { StatementFaultCode } from '../../contract/bank-statements/faults.ts'

/** Nothing of the file is used; `line` counts from 1, `found` is what stands there. */
export class StatementFault extends Error {
  readonly code: StatementFaultCode
  readonly line: number
  readonly found: string

  constructor(code: StatementFaultCode, line: number, found = '') {
    super(`${code} at line ${line}`)
    this.code = code
    this.line = line
    this.found = found.slice(0, 80).toWellFormed()
  }
}

import type { ProblemDetails } from '../../../contract/platform/problems.ts'

type Fault = ProblemDetails['BANK_STATEMENT_UNUSABLE']

const sentences: Record<Fault['fault'], (found: string) => string> = {
  XML: () => 'The XML is broken here. Please download the statement again.',
  DTD: () => 'The file defines entities of its own (DOCTYPE), which no bank statement does. It was not read.',
  ENCODING: (found) => `The encoding “${found}” cannot be read; banks write UTF-8.`,
  NO_STATEMENT: (found) =>
    `This is no bank statement in the format camt.053${found ? `, but “${found}”` : ''}. Download it as camt.053 (XML).`,
  VERSION: (found) => `“${found}” cannot be read. Versions from camt.053.001.02 to camt.053.001.13 can.`,
  ACCOUNT: (found) =>
    found
      ? `This statement is of an account that ends in ${found}, not of the marketplace’s.`
      : 'The statement does not say of which account it is.',
  AMOUNT: (found) => (found ? `“${found}” is no sum with its currency.` : 'This booking has no sum.'),
  DIRECTION: () => 'This booking says neither credit (CRDT) nor debit (DBIT).',
  NO_NUMBER: () => 'The statement has no number (Id) by which it is known again.',
  BOUNDS: () => 'No bank statement is nested so deep or has so much in one booking. It was not read.',
  TOO_MANY: (found) => `This file has more than ${found} bookings. Download fewer days at a time.`,
}

/** Why a file is no bank statement that can be read, and where. */
export const statementFault = ({ fault, line, found }: Fault): string => `Line ${line}: ${sentences[fault](found)}`

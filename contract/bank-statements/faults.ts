/**
 * Why a file is no bank statement that can be read: XML is broken; it has a DTD; is written in an unknown way; is something else, or
 * another version; is of another account; a booking has no sum or direction; a statement has no number; it is deeper or larger than
 * any statement is, or has more entries than are read at once.
 */
export type StatementFaultCode =
  | 'XML'
  | 'DTD'
  | 'ENCODING'
  | 'NO_STATEMENT'
  | 'VERSION'
  | 'ACCOUNT'
  | 'AMOUNT'
  | 'DIRECTION'
  | 'NO_NUMBER'
  | 'BOUNDS'
  | 'TOO_MANY'

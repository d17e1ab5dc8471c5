import type postgres from 'postgres'
import type { Queryable } from '../db.ts'

/** Of what time deletes, a statement takes so many rows: it ends long before its limit, and what it has locked is free soon. */
export const BATCH = 1000

/** SQL: the next rows of a table, which `from` names `t`; none that somebody else holds. */
export const inBatch = (sql: Queryable, from: postgres.Fragment): postgres.Fragment =>
  sql`ctid = any(array(select t.ctid ${from} limit ${BATCH} for update of t skip locked))`

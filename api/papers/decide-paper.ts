import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import { writePaperDecision, type Decided } from './paper-queries.ts'

/** Throws NOT_FOUND for what was sent anew since, or is decided. The store sells again with the next watch if that was all. */
export async function decidePaper(tx: Tx, decided: Decided): Promise<void> {
  if (!(await writePaperDecision(tx, decided))) throw Problem.of('NOT_FOUND')
}

import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { lastChoiceQuery } from './queries.ts'

/** What the last order tells the next one; null before the first, and where it cannot be read: then everything is chosen anew. */
export function useLastChoice() {
  const read = useRead(lastChoiceQuery)
  return { isComing: read.state === 'coming', last: dataOrNothing(read)?.last ?? null }
}

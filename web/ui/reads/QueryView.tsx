import type { ReactNode } from 'react'
import type { Read } from '../../platform/reads/read.ts'
import { FailedRead } from './FailedRead.tsx'

type QueryViewProps<T> = {
  read: Read<T>
  /** What could not be loaded, as a sentence, with its symbol. */
  failed: { title: string; icon?: ReactNode; isPage?: boolean }
  coming: ReactNode
  /** `isPrevious`: the data of the page before, until the next one is there. */
  children: (data: T, isPrevious: boolean) => ReactNode
}

/** A read in each of its states: coming, failed with the way to try again, ready. */
export function QueryView<T>({ read, failed, coming, children }: QueryViewProps<T>) {
  if (read.state === 'failed') return <FailedRead failure={read.failure} {...failed} />
  if (read.state === 'coming') return <div aria-busy="true">{coming}</div>
  return children(read.data, read.isPrevious)
}

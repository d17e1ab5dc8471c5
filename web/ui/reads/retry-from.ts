import type { MouseEvent } from 'react'
import type { Failure } from '../../platform/reads/read.ts'

/** Asks again; the button goes with the failure, so the focus moves to the page before. */
export function retryFrom({ retry }: Pick<Failure, 'retry'>) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const around = currentTarget.closest<HTMLElement>('[tabindex="-1"]')
    around?.focus({ preventScroll: true })
    retry()
  }
}

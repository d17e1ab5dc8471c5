import { createContext, use } from 'react'

/** The address on its way: its page is being loaded or rendered. */
export type Pending = { pathname: string; search: string }

/** Null while nothing is under way. */
export const PendingContext = createContext<Pending | null>(null)
export const usePending = () => use(PendingContext)

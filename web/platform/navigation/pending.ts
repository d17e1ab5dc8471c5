import { createContext, use } from 'react'

/** The path that is being loaded; null while nothing is under way. */
export const PendingContext = createContext<string | null>(null)
export const usePending = () => use(PendingContext)

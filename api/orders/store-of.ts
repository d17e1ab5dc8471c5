import type { Caller } from '../http/caller.ts'

/** The store a supplier works for. */
export const storeOf = ({ account }: Caller<'supplier'>): string => account.storeId

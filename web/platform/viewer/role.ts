export type Role = 'visitor' | 'buyer' | 'supplier' | 'operator'
/** Whether pages and controls of a buyer are shown; an account counts as one until its role is known. */
export const mayBuy = (role: Role | null) => role === 'buyer' || role === null

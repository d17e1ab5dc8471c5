import type { Right, Role, Side } from '../../contract/rights.ts'

/** What stands for a role in lists and sentences. */
export const roles = {
  buyer: {
    OWNER: 'Owner',
    BUYER: 'Buyer',
    APPROVER: 'Approver',
    RECEIVER: 'Receiver',
    BOOKKEEPER: 'Bookkeeper',
  },
  supplier: {
    OWNER: 'Owner',
    SALES: 'Sales',
    WAREHOUSE: 'Warehouse',
    CATALOGUE: 'Catalogue',
    FINANCE: 'Finance',
  },
  operator: {
    ADMIN: 'Administrator',
    SUPPORT: 'Support',
    CONTENT: 'Content',
    CATALOGUE: 'Catalogue',
    FINANCE: 'Finance',
  },
} satisfies Record<Side, Partial<Record<Role, string>>>

export const rightNames: Record<Right, string> = {
  buy: 'buying',
  orders: 'orders',
  receive: 'taking goods in',
  documents: 'invoices and documents',
  company: 'changing the company',
  team: 'the team',
  readOrders: 'seeing orders',
  sales: 'sales',
  impersonate: 'signing in as a buyer',
  synonyms: 'names of the search',
}

const roleNames = (side: Side, given: readonly Role[]): string =>
  given.map((role) => (roles[side] as Partial<Record<Role, string>>)[role]).join(', ')

export const missingRight = ({ side, right, roles: given }: { side: Side; right: Right; roles: Role[] }) =>
  `You lack the right for ${rightNames[right]}. These roles have it: ${roleNames(side, given)}. ${side === 'operator' ? 'An administrator' : 'An owner'} can give it to you.`

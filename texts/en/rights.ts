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
  approve: 'approving orders',
  receive: 'taking goods in',
  documents: 'invoices and documents',
  company: 'changing the company',
  team: 'the team',
  apiKeys: 'API keys',
  viewOrders: 'seeing orders without amounts',
  pack: 'packing orders',
  readOrders: 'seeing orders',
  sales: 'sales',
  stock: 'stock',
  products: 'products',
  prices: 'prices',
  finance: 'payouts and figures of money',
  reports: 'reports',
  store: 'settings of the store',
  privacy: 'export and erasure of personal data',
  refunds: 'giving money back',
  buyers: 'buyers',
  exportBuyers: 'exporting e-mail addresses of buyers',
  approveForBuyers: 'deciding returns, VAT ids and reviews',
  readStores: 'seeing stores',
  stores: 'stores',
  approveForStores: 'deciding stores and products',
  catalogue: 'the catalogue',
  content: 'content',
  money: 'payments',
  payouts: 'payouts',
  audit: 'the audit log',
  system: 'running the shop',
  impersonate: 'signing in as a buyer',
  synonyms: 'names of the search',
}

const roleNames = (side: Side, given: readonly Role[]): string =>
  given.map((role) => (roles[side] as Partial<Record<Role, string>>)[role]).join(', ')

export const missingRight = ({ side, right, roles: given }: { side: Side; right: Right; roles: Role[] }) =>
  `You lack the right for ${rightNames[right]}. These roles have it: ${roleNames(side, given)}. ` +
  `${side === 'operator' ? 'An administrator' : 'An owner'} can give it to you.`

/** What a member of a company, a store or the operators' team may do there; who has several roles may all of them. */
export const rolesWith = {
  buyer: {
    buy: ['OWNER', 'BUYER'],
    orders: ['OWNER', 'BUYER', 'APPROVER'],
    /** Orders of others that are above their limit. */
    approve: ['OWNER', 'APPROVER'],
    receive: ['OWNER', 'BUYER', 'RECEIVER'],
    documents: ['OWNER', 'BUYER', 'BOOKKEEPER'],
    company: ['OWNER'],
    team: ['OWNER'],
    apiKeys: ['OWNER'],
  },
  supplier: {
    orders: ['OWNER', 'SALES'],
    /** Without any amount. */
    viewOrders: ['OWNER', 'SALES', 'WAREHOUSE', 'FINANCE'],
    pack: ['OWNER', 'SALES', 'WAREHOUSE'],
    readOrders: ['OWNER', 'SALES', 'FINANCE'],
    sales: ['OWNER', 'SALES'],
    stock: ['OWNER', 'WAREHOUSE', 'CATALOGUE'],
    products: ['OWNER', 'CATALOGUE'],
    prices: ['OWNER', 'CATALOGUE'],
    finance: ['OWNER', 'FINANCE'],
    reports: ['OWNER', 'SALES', 'FINANCE'],
    store: ['OWNER'],
    team: ['OWNER'],
    apiKeys: ['OWNER'],
  },
  operator: {
    orders: ['ADMIN', 'SUPPORT'],
    refunds: ['ADMIN', 'SUPPORT', 'FINANCE'],
    buyers: ['ADMIN', 'SUPPORT'],
    /** With the e-mail addresses of a list of buyers. */
    exportBuyers: ['ADMIN'],
    privacy: ['ADMIN'],
    stores: ['ADMIN', 'CATALOGUE'],
    catalogue: ['ADMIN', 'CATALOGUE'],
    content: ['ADMIN', 'CONTENT'],
    impersonate: ['ADMIN', 'SUPPORT'],
    approveForBuyers: ['ADMIN', 'SUPPORT'],
    readStores: ['ADMIN', 'SUPPORT', 'CATALOGUE', 'FINANCE'],
    approveForStores: ['ADMIN', 'CATALOGUE'],
    synonyms: ['ADMIN', 'CATALOGUE'],
    money: ['ADMIN', 'FINANCE'],
    payouts: ['ADMIN', 'FINANCE'],
    audit: ['ADMIN', 'FINANCE'],
    system: ['ADMIN'],
    team: ['ADMIN'],
  },
} as const satisfies Record<string, Record<string, readonly Role[]>>

export const companyRoles = ['OWNER', 'BUYER', 'APPROVER', 'RECEIVER', 'BOOKKEEPER'] as const
export const storeRoles = ['OWNER', 'SALES', 'WAREHOUSE', 'CATALOGUE', 'FINANCE'] as const
export const operatorRoles = ['ADMIN', 'SUPPORT', 'CONTENT', 'CATALOGUE', 'FINANCE'] as const

export type CompanyRole = (typeof companyRoles)[number]
/** Of who works for a store or in the operators' team. */
export type StaffRole = (typeof storeRoles)[number] | (typeof operatorRoles)[number]
export type Role = CompanyRole | StaffRole

/** What a session acts in: a company, a store, or the operators' team. */
export type Side = keyof typeof rolesWith
export type RightOf<S extends Side> = keyof (typeof rolesWith)[S] & string
export type Right = { [S in Side]: RightOf<S> }[Side]

/** The roles that bring a right, the one that may most first. */
export const rolesOf = (side: Side, right: Right): readonly Role[] =>
  (rolesWith[side] as Partial<Record<Right, readonly Role[]>>)[right] ?? []

export const hasRight = (side: Side, right: Right, roles: readonly Role[]): boolean =>
  rolesOf(side, right).some((role) => roles.includes(role))

export const rightsOf = (side: Side, roles: readonly Role[]): Right[] =>
  (Object.keys(rolesWith[side]) as Right[]).filter((right) => hasRight(side, right, roles))

/** What a key of the API can have: what a system does day by day. What says who may what, and decisions, stay with people. */
export const keyRights = {
  buyer: ['buy', 'orders', 'receive', 'documents'],
  supplier: ['orders', 'viewOrders', 'pack', 'readOrders', 'sales', 'stock', 'prices', 'finance'],
} as const satisfies { [S in Side]?: readonly RightOf<S>[] }

/** Whose systems call with keys. */
export type KeySide = keyof typeof keyRights
export type KeyRight = (typeof keyRights)[KeySide][number]

export const isKeyRight = (side: Side, right: Right): right is KeyRight =>
  (side in keyRights ? (keyRights[side as KeySide] as readonly Right[]) : []).includes(right)

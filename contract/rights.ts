/** What a member of a company, a store or the operators' team may do there; who has several roles may all of them. */
export const rolesWith = {
  buyer: {
    buy: ['OWNER', 'BUYER'],
    orders: ['OWNER', 'BUYER', 'APPROVER'],
    receive: ['OWNER', 'BUYER', 'RECEIVER'],
    documents: ['OWNER', 'BUYER', 'BOOKKEEPER'],
    company: ['OWNER'],
    team: ['OWNER'],
  },
  supplier: {
    orders: ['OWNER', 'SALES'],
    readOrders: ['OWNER', 'SALES', 'FINANCE'],
    sales: ['OWNER', 'SALES'],
  },
  operator: {
    impersonate: ['ADMIN', 'SUPPORT'],
    synonyms: ['ADMIN', 'CATALOGUE'],
  },
} as const satisfies Record<string, Record<string, readonly Role[]>>

export const companyRoles = ['OWNER', 'BUYER', 'APPROVER', 'RECEIVER', 'BOOKKEEPER'] as const
export const storeRoles = ['OWNER', 'SALES', 'WAREHOUSE', 'CATALOGUE', 'FINANCE'] as const
export const operatorRoles = ['ADMIN', 'SUPPORT', 'CONTENT', 'CATALOGUE', 'FINANCE'] as const

export type CompanyRole = (typeof companyRoles)[number]
export type Role = CompanyRole | (typeof storeRoles)[number] | (typeof operatorRoles)[number]

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

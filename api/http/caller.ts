import type { FastifyRequest } from 'fastify'
import type { Access } from '../../contract/platform/endpoint.ts'
import { languages } from '../../contract/platform/languages.ts'
import { hasRight, type Right, type Role, type Side } from '../../contract/rights.ts'
import { defaultLanguage, type Language } from '../../contract/platform/values.ts'
import { clientAddress } from './client-address.ts'
import type { KeyedCall } from './idempotency.ts'
import { Problem } from './problem.ts'

/** The person who is signed in, and what the session acts in: at most one of a company, a store and the operators' team. */
export type Account = {
  /** Owns password, sessions, language; stands in audit rows. Never what orders or products are found by. */
  personId: string
  /** Null for who belongs to nothing (any more). */
  membershipId: string | null
  side: Side | null
  roles: readonly Role[]
  /** What `buyer_id` is in orders, designs, addresses. */
  companyId: string | null
  /** Whose cart it is (decision 67). Null outside a company. */
  cartId: string | null
  storeId: string | null
  /** The operator behind an impersonated session. */
  impersonatedBy: string | null
  /** What the operator gave for it. */
  impersonationReason: string | null
  /** False for an impersonated session that was not begun with writing. */
  mayWrite: boolean
}

type AccountOn<Who extends Access> = Account &
  (Who extends 'buyer' ? { companyId: string; cartId: string } : Who extends 'supplier' ? { storeId: string } : unknown)

/** Who is calling, as far as the endpoint's access says; headers choose wording, never a price or a right. */
export type Caller<Who extends Access = 'visitor'> = {
  account: Who extends 'visitor' ? Account | null : AccountOn<Who>
  language: Language
  /** The bearer token as sent, to end its session. */
  token: string | null
  idempotencyKey: string | null
  /** X-Step-Up: that the person has just shown who they are. */
  stepUpToken?: string | null
  /** The call under its Idempotency-Key, where the endpoint takes one; see `inTransactionOnce`. */
  keyed?: KeyedCall
  /** What cf-ipcountry or x-country-code of a trusted proxy says; see `trustsEdge` of Deps. */
  edgeCountry: string | null
  /** Address of the client as `clientAddress` writes it, for limits only; never stored. */
  address: string
  requestId: string
  /** What the client calls itself. */
  userAgent: string | null
}

/** Who has opened a company's account, as its owner. */
export const founderOf = (companyId: string): AccountOn<'buyer'> => ({
  personId: companyId,
  membershipId: null,
  side: 'buyer',
  roles: ['OWNER'],
  companyId,
  cartId: companyId,
  storeId: null,
  impersonatedBy: null,
  impersonationReason: null,
  mayWrite: true,
})

/** Whether the session acts where this right is, and has it. */
export const may = (account: Account | null, side: Side, right: Right): boolean =>
  account?.side === side && hasRight(side, right, account.roles)

/** The company for whose account orders are placed and read, where the caller may do that. */
export const buyingCompany = (account: Account | null): string | null =>
  may(account, 'buyer', 'buy') ? account!.companyId : null

/** The cart of a caller who may order. */
export const buyingCart = (account: Account | null): string | null =>
  may(account, 'buyer', 'buy') ? account!.cartId : null

export type Identify = (token: string) => Promise<Account | null>

export async function callerOf(request: FastifyRequest, identify: Identify): Promise<Caller> {
  const token = bearerToken(request.headers.authorization)
  return {
    account: token ? await identify(token) : null,
    language: languageOf(request),
    token,
    idempotencyKey: keyOf(request),
    stepUpToken: headerText(request.headers['x-step-up']),
    edgeCountry: isFromProxy(request)
      ? headerText(request.headers['cf-ipcountry'] ?? request.headers['x-country-code'])
      : null,
    address: clientAddress(request.ip),
    requestId: request.id,
    userAgent: headerText(request.headers['user-agent']),
  }
}

/** A caller without session, for pages rendered on the server. */
export const visitor = (language: Language): Caller => ({
  account: null,
  language,
  token: null,
  idempotencyKey: null,
  edgeCountry: null,
  address: 'server',
  requestId: 'page',
  userAgent: null,
})

export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['x-language']
  return languages.find((language) => language === header) ?? defaultLanguage
}

// Fastify takes addresses out of X-Forwarded-For only where the connection comes from a trusted proxy.
const isFromProxy = ({ ips }: FastifyRequest) => (ips?.length ?? 0) > 1

const bearerToken = (header: string | undefined) => /^Bearer ([\w-]{20,200})$/.exec(header ?? '')?.[1] ?? null
const headerText = (header: string | string[] | undefined) =>
  typeof header === 'string' && header.length > 0 ? header.slice(0, 200) : null

// A key that were cut would be another call's; a header sent twice arrives joined by a comma and a space.
function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[!-~]{1,200}$/.test(key)) throw Problem.of('IDEMPOTENCY_KEY_INVALID')
  return key
}

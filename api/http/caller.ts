import type { FastifyRequest } from 'fastify'
import type { Access } from '../../contract/platform/endpoint.ts'
import { languages } from '../../contract/platform/languages.ts'
import { hasRight, type KeyRight, type Right, type Role, type Side } from '../../contract/rights.ts'
import { defaultLanguage, type Language } from '../../contract/platform/values.ts'
import { clientAddress } from './visits/client-address.ts'
import type { Tx } from '../platform/db.ts'
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
  /** The session was opened with a second factor, or has shown one since. */
  hasSecondFactor: boolean
  /** The operator behind an impersonated session. */
  impersonatedBy: string | null
  /** What the operator gave for it. */
  impersonationReason: string | null
  /** False for an impersonated session that was not begun with writing. */
  mayWrite: boolean
  /** Facts of the company, read with the session; null where they were not read. */
  facts: CompanyFacts | null
  /** The key of the API that calls in the place of a session, with what it may; the person is who has made it. */
  apiKey?: { id: string; name: string; rights: readonly KeyRight[] }
}

/** What calls of a company hang on that seldom changes, so that they need not ask for it. */
type CompanyFacts = {
  /** The exclusive products it may see now. */
  grantedSkuIds: string[]
  /** Another one once something was ordered. */
  latestOrderId: string | null
  hasDesigns: boolean
  /** Where its goods go unless it says otherwise; null without an address. */
  address: { countryId: number; postalCode: string } | null
  /** How long all of these grants hold, by themselves; null where none of them ends. */
  grantsEndAfterMs: number | null
}

/** A visitor, or a buyer by themselves: what is counted of the shop is counted of them, and of none who works here. */
export const isShopping = (account: Pick<Account, 'side' | 'impersonatedBy'> | null): boolean =>
  account === null || (account.side === 'buyer' && account.impersonatedBy === null)

type AccountOn<Who extends Access> = Account &
  (Who extends 'buyer'
    ? { companyId: string; cartId: string }
    : Who extends 'supplier'
      ? { storeId: string }
      : Who extends 'desk'
        ? { side: 'supplier' | 'operator' }
        : unknown)

/** Who is calling, as far as the endpoint's access says; headers choose wording, never a price or a right. */
export type Caller<Who extends Access = 'visitor'> = {
  account: Who extends 'visitor' ? Account | null : AccountOn<Who>
  language: Language
  /** By performance.now(): what is answered must not be older. Only of calls that change nothing. */
  since?: number
  /** The bearer token as sent, to end its session. */
  token: string | null
  idempotencyKey: string | null
  /** X-Step-Up: that the person has just shown who they are. */
  stepUpToken?: string | null
  /** In calls with `stepUpInWork`: uses up the step up in this transaction. Throws STEP_UP_REQUIRED. */
  requireStepUp?: (tx: Tx) => Promise<void>
  /** The call under its Idempotency-Key, where the endpoint takes one; see `inTransactionOnce`. */
  keyed?: KeyedCall
  /** What cf-ipcountry or x-country-code of a trusted proxy says; see `trustsEdge` of Deps. */
  edgeCountry: string | null
  /** Address of the client as `clientAddress` writes it, for limits only; never stored. */
  address: string
  requestId: string
  /** Id of the audit row that was written before the work of an audited call; `recordAudit` adds what it changed. */
  auditId?: string | undefined
  /** What the client calls itself. */
  userAgent: string | null
  /** X-Preview: shows drafts, see api/previews/. */
  previewToken?: string | null
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
  hasSecondFactor: false,
  impersonatedBy: null,
  impersonationReason: null,
  mayWrite: true,
  facts: null,
})

/** Whether the session or key acts where this right is, and has it. */
export const may = (account: Account | null, side: Side, right: Right): boolean =>
  account?.side === side &&
  (account.apiKey ? account.apiKey.rights.some((own) => own === right) : hasRight(side, right, account.roles))

/** Whose turns and repeats a call counts among: a key's are not its maker's. */
export const callingId = ({ apiKey, personId }: Account): string => apiKey?.id ?? personId

/** The company for whose account orders are placed and read, where the caller may do that. */
export const buyingCompany = (account: Account | null): string | null =>
  may(account, 'buyer', 'buy') ? account!.companyId : null

/** The cart of a caller who may order. */
export const buyingCart = (account: Account | null): string | null =>
  may(account, 'buyer', 'buy') ? account!.cartId : null

/** The account of a token, read after `since` (performance.now()); null without a living session. */
export type Identify = (token: string, since?: number) => Promise<Account | null>

export async function callerOf(request: FastifyRequest, identify: Identify): Promise<Caller> {
  const since = performance.now()
  const token = bearerToken(request.headers.authorization)
  return {
    account: token ? await identify(token, since) : null,
    language: languageOf(request),
    // What a call writes itself is newer than it.
    ...(request.method === 'GET' && { since }),
    token,
    idempotencyKey: keyOf(request),
    stepUpToken: headerText(request.headers['x-step-up']),
    edgeCountry: isFromProxy(request)
      ? headerText(request.headers['cf-ipcountry'] ?? request.headers['x-country-code'])
      : null,
    address: clientAddress(request.ip),
    requestId: request.id,
    userAgent: headerText(request.headers['user-agent']),
    previewToken: previewToken(request.headers['x-preview']),
  }
}

const RENDERED = 'page'
export const isPageRender = ({ requestId }: Caller): boolean => requestId === RENDERED

/** A caller without session, for pages rendered on the server. */
export const visitor = (language: Language, previewToken: string | null = null): Caller => ({
  account: null,
  language,
  token: null,
  idempotencyKey: null,
  edgeCountry: null,
  address: 'server',
  requestId: RENDERED,
  userAgent: null,
  previewToken,
})

export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['x-language']
  return languages.find((language) => language === header) ?? defaultLanguage
}

// Fastify takes addresses out of X-Forwarded-For only where the connection comes from a trusted proxy.
const isFromProxy = ({ ips }: FastifyRequest) => (ips?.length ?? 0) > 1

const previewToken = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^[\w-]{27}$/.test(header) ? header : null
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

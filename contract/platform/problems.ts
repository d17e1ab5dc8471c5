import * as z from 'zod/mini'
import type { StatementFaultCode } from '../bank-statements/faults.ts'
import type { Right, Role, Side } from '../rights.ts'
import type { FactName } from '../trade/fact-names.ts'
import { stepUpPurposes, stepUpWays, type StepUpPurpose, type StepUpWay } from './step-up-purposes.ts'
import { DateTime } from './values.ts'

/** Every refusal of the API and its HTTP status (api.md section 1). */
export const problems = {
  VALIDATION: 400,
  IDEMPOTENCY_KEY_INVALID: 400,
  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  API_KEY_INVALID: 401,
  FORBIDDEN: 403,
  RIGHT_MISSING: 403,
  API_KEY_REFUSED: 403,
  IMPERSONATION_READ_ONLY: 403,
  IMPERSONATION_REFUSED: 403,
  STEP_UP_REQUIRED: 403,
  SECOND_FACTOR_MISSING: 403,
  INVITATION_OF_ANOTHER: 403,
  PRODUCT_NOT_AUTHORIZED: 403,
  EMAIL_NOT_CONFIRMED: 403,
  NOT_FOUND: 404,
  MONTH_EMPTY: 404,
  EMPTIES_MONTH_EMPTY: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_SLOW: 408,
  EMAIL_TAKEN: 409,
  CODE_TAKEN: 409,
  CART_CHANGED: 409,
  CHECKOUT_ENDED: 409,
  PRICE_CHANGED: 409,
  OUT_OF_STOCK: 409,
  MEMBER_EXISTS: 409,
  WEBHOOK_EXISTS: 409,
  REVIEW_EXISTS: 409,
  REVIEW_REPORTED: 409,
  ORDER_STATE: 409,
  ORDER_UNPAID: 409,
  ACCESS_REQUEST_EXISTS: 409,
  ACCESS_REQUEST_DECIDED: 409,
  ACCESS_ENDED: 409,
  DESIGN_STATE: 409,
  CLAIM_STATE: 409,
  GOODS_IN_CHANGED: 409,
  CHANGE_SET_STATE: 409,
  IMPORT_STATE: 409,
  DRAFT_CHANGED: 409,
  CATEGORY_CHANGED: 409,
  ATTRIBUTES_CHANGED: 409,
  CATEGORY_STATE: 409,
  STORE_CHANGED: 409,
  TICKET_CHANGED: 409,
  VIEW_CHANGED: 409,
  PAYOUT_RUN_CHANGED: 409,
  BANK_STATEMENT_CHANGED: 409,
  PRODUCT_STATE: 409,
  PRODUCT_CHANGED: 409,
  POST_STATE: 409,
  SETUP_STATE: 409,
  SLUG_TAKEN: 409,
  PICTURE_IN_USE: 409,
  SKU_IN_CART: 409,
  SECOND_FACTOR_EXISTS: 409,
  GONE: 410,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  HOST_UNKNOWN: 421,
  BELOW_MINIMUM_QUANTITY: 422,
  NOT_A_MULTIPLE: 422,
  CART_EMPTY: 422,
  CART_BELOW_MINIMUM: 422,
  STORE_NOT_ELIGIBLE: 422,
  STORE_INCOMPLETE: 422,
  NO_DELIVERY: 422,
  PARTIAL_DELIVERY_REFUSED: 422,
  COUPON_INVALID: 422,
  COUPON_EXPIRED: 422,
  COUPON_EXHAUSTED: 422,
  COUPON_NOT_APPLICABLE: 422,
  COUPON_FIRST_ORDER_ONLY: 422,
  COUPON_NOT_FOR_BUYER: 422,
  PAYMENT_METHOD_UNAVAILABLE: 422,
  PAYMENT_DECLINED: 422,
  TRANSFER_OPEN: 409,
  TRANSFER_ABOVE_LIMIT: 422,
  TRANSFER_SHARE: 422,
  CREDIT_LIMIT: 422,
  RECEIVABLE_AMOUNT: 422,
  ADDRESS_MISSING: 422,
  REVIEW_NOT_ALLOWED: 422,
  ACCESS_NOT_NEEDED: 422,
  ACCESS_REJECTED: 422,
  LARGE_CHANGES: 422,
  BOOKS_NOT_SET: 422,
  DAY_NOT_AHEAD: 422,
  FILE_REFUSED: 422,
  BANK_STATEMENT_UNUSABLE: 422,
  LIMIT_REACHED: 422,
  IDEMPOTENCY_MISMATCH: 422,
  IDEMPOTENCY_KEY_MISSING: 422,
  PRODUCT_UNAVAILABLE: 422,
  LINK_EXPIRED: 422,
  SIGN_IN_EXPIRED: 422,
  PASSKEY_REFUSED: 422,
  ORDERS_OPEN: 422,
  INVOICES_UNPAID: 422,
  RETURNS_OPEN: 422,
  CLAIMS_OPEN: 422,
  REFUNDS_OPEN: 422,
  LAST_ACCOUNT: 422,
  LAST_OWNER: 422,
  LAST_ADMIN: 422,
  APPROVAL_NEEDED: 422,
  REFERENCES_MISSING: 422,
  APPROVER_MISSING: 422,
  REFUND_TOO_HIGH: 422,
  EMPTIES_BEYOND: 422,
  EMPTIES_ARE_A_SUPPLY: 422,
  REASON_MISSING: 422,
  DRAFT_INCOMPLETE: 422,
  SETUP_INCOMPLETE: 422,
  FACTS_MISSING: 422,
  MOVE_INCOMPLETE: 422,
  ANOTHER_APPROVER_NEEDED: 422,
  SECOND_PERSON_NEEDED: 422,
  MOMENT_NOT_AHEAD: 422,
  APPROVAL_DECIDED: 409,
  RATE_LIMITED: 429,
  HEAD_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  OUTCOME_UNKNOWN: 503,
} as const
export type ProblemCode = keyof typeof problems

/** Too few pixels across, too many bytes, no JPEG, PNG or WebP (nor PDF), too many pixels, not readable to its end, or one more than there may be. */
export type FileRefusal =
  | 'TOO_SMALL'
  | 'LOGO_TOO_SMALL'
  | 'COVER_TOO_SMALL'
  | 'TOO_LARGE'
  | 'NOT_A_PICTURE'
  | 'NEITHER_PICTURE_NOR_PDF'
  | 'TOO_MANY_PIXELS'
  | 'DAMAGED'
  | 'TOO_MANY'
  | 'NO_TABLE'
  | 'IMPORT_TOO_LARGE'
  | 'UNPACKS_TOO_LARGE'

/** What there may be so many of. */
export type Countable =
  | 'ADDRESSES'
  | 'MEMBERS'
  | 'WISHLIST'
  | 'MESSAGES'
  | 'RESTOCK_NOTICES'
  | 'PHOTOS'
  | 'STORE_PICTURES'
  | 'VARIANTS'
  | 'SYNONYMS'
  | 'SYNONYM_GROUPS'
  | 'SAVED_FILTERS'
  | 'DESK_VIEWS'
  | 'PASSKEYS'
  | 'API_KEYS'
  | 'WEBHOOKS'
  | 'IMPORTS'
  | 'COST_CENTRES'
  | 'PRODUCTS_AT_ONCE'

type Names = { nameDe: string; nameEn: string }

/** What the sentence of a problem names besides its code. Quantities in pieces, money as formatted text. */
export type ProblemDetails = {
  INTERNAL: { isRead: boolean }
  LIMIT_REACHED: { what: Countable; most: number }
  NOT_A_MULTIPLE: { name: string; countPerBox: number; nextQuantity: number }
  BELOW_MINIMUM_QUANTITY: { name: string; minimumQuantity: number; nextQuantity: number; isPack?: boolean }
  OUT_OF_STOCK: { name: string; stock: number; isPack?: boolean }
  CART_BELOW_MINIMUM: { storeName: string; missingAmountText: string }
  STORE_NOT_ELIGIBLE: { storeName: string; pauseText?: string | undefined }
  NO_DELIVERY: { storeName: string }
  FACTS_MISSING: { facts: string }
  /** What the category asks for and the product does not state. */
  MOVE_INCOMPLETE: { facts: FactName[]; attributes: { de: string; en: string }[] }
  COUPON_NOT_APPLICABLE: { minimumAmountText: string | null }
  TRANSFER_OPEN: { orderNumber: string }
  TRANSFER_ABOVE_LIMIT: { limitText: string }
  TRANSFER_SHARE: { name: string; quantity: number; isPack?: boolean }
  CREDIT_LIMIT: { storeName: string; missingText: string }
  /** `withFeesText`: with interest and flat fee of a last reminder. */
  RECEIVABLE_AMOUNT: { number: string; openText: string; withFeesText: string | null }
  FILE_REFUSED: { reason: FileRefusal }
  /** `line` counts from 1; `found` is what stands there. */
  BANK_STATEMENT_UNUSABLE: { fault: StatementFaultCode; line: number; found: string }
  REFUND_TOO_HIGH: { leftText: string }
  EMPTIES_BEYOND: { name: string; held: number }
  EMPTIES_ARE_A_SUPPLY: { name: string }
  APPROVAL_DECIDED: { name: string }
  DRAFT_CHANGED: { name: string }
  /** What is there now. */
  CATEGORY_CHANGED: Names & { path: string; isArchived: boolean; parent: Names | null }
  /** The own ones of the category now. */
  ATTRIBUTES_CHANGED: { attributes: Names[] }
  CATEGORY_STATE: { reason: 'ARCHIVED' | 'OPEN' | 'HAS_GOODS' | 'HAS_LEAVES' | 'ROOT_ARCHIVED' }
  STORE_CHANGED: { name: string }
  /** '' where the writer has. */
  TICKET_CHANGED: { name: string }
  VIEW_CHANGED: { name: string }
  /** '' where nobody is known: the sum has changed by itself. */
  PAYOUT_RUN_CHANGED: { name: string }
  /** The most that an operator who is alone may confirm; null where others can confirm. */
  SECOND_PERSON_NEEDED: { limitText: string | null }
  STORE_INCOMPLETE: { name: string; field: string }
  SETUP_INCOMPLETE: { steps: string }
  APPROVAL_NEEDED: { limitText: string; leftText: string; period: 'ORDER' | 'WEEK' | 'MONTH' }
  SKU_IN_CART: { name: string }
  ACCESS_REJECTED: { dayText: string }
  STEP_UP_REQUIRED: { purpose: StepUpPurpose; ways: StepUpWay[] }
  SECOND_FACTOR_MISSING: { purpose: StepUpPurpose; ways: StepUpWay[] }
  RIGHT_MISSING: { side: Side; right: Right; roles: Role[] }
  /** The right that the key lacks; null where keys may not make this call. */
  API_KEY_REFUSED: { right: Right | null }
  RATE_LIMITED: { retryAfterSeconds: number }
}

/** The body of every reply that is not a success. `fieldErrors` holds one sentence per input field. */
export const ProblemReply = z.object({
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  message: z.string(),
  fieldErrors: z.record(z.string(), z.string()),
  requestId: z.string(),
  /** The fresh cart with CART_CHANGED, PRICE_CHANGED and OUT_OF_STOCK of `pay`. */
  cart: z.optional(z.unknown()),
  /** With RIGHT_MISSING: which right, and the roles that bring it. */
  missing: z.optional(z.object({ right: z.string(), roles: z.array(z.string()) })),
  /**
   * With STEP_UP_REQUIRED: what for, and how the person can show who they are. With SECOND_FACTOR_MISSING there is no way
   * until they have set one up.
   */
  stepUp: z.optional(z.object({ purpose: z.enum(stepUpPurposes), ways: z.array(z.enum(stepUpWays)) })),
  /** With SECOND_FACTOR_REQUIRED: what the second step of the sign-in takes, and until when. */
  secondFactor: z.optional(z.object({ token: z.string(), expiresAt: DateTime })),
})
export type ProblemReply = z.output<typeof ProblemReply>

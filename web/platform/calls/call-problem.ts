import type { ProblemCode } from '../../../contract/platform/problems.ts'
import type { StepUpPurpose, StepUpWay } from '../../../contract/platform/step-up-purposes.ts'

type ProblemReply = {
  code?: ProblemCode
  message?: string
  fieldErrors?: object
  cart?: unknown
  secondFactor?: { token: string }
  stepUp?: { purpose: StepUpPurpose; ways: StepUpWay[] }
}

/** A refusal of the API, or that it could not be reached (`UNREACHABLE`, status 0). `message` may be shown as it is. */
export class CallProblem extends Error {
  readonly code: ProblemCode | 'UNREACHABLE'
  readonly status: number
  readonly fieldErrors: Record<string, string>
  /** The fresh cart with CART_CHANGED, PRICE_CHANGED and OUT_OF_STOCK of `pay`. */
  readonly cart: unknown
  /** With SECOND_FACTOR_REQUIRED: of the half sign-in. */
  readonly secondFactor: { token: string } | undefined
  /** With STEP_UP_REQUIRED: what for, and how. */
  readonly stepUp: ProblemReply['stepUp']
  /** Nothing is read again automatically before this moment (`Retry-After`, in ms of the epoch). */
  readonly retryAt: number

  constructor(status: number, reply: ProblemReply, retryAfterSeconds = 0) {
    super(reply.message ?? unreachable.message)
    this.code = reply.code ?? 'UNREACHABLE'
    this.status = status
    this.fieldErrors = (reply.fieldErrors ?? {}) as Record<string, string>
    this.cart = reply.cart
    this.secondFactor = reply.secondFactor
    this.stepUp = reply.stepUp
    this.retryAt = Date.now() + retryAfterSeconds * 1000
  }
}

/** A write that failed so may have been done all the same: its answer got lost, or the server broke off after it. */
export const mayBeDone = (error: unknown): boolean =>
  !(error instanceof CallProblem) || error.status === 0 || error.status >= 500

/** What a failure without an answer says; the client entry sets it in the page's language. */
export const unreachable = { message: '' }
/** The message of a write that was not sent because another account has signed in; set likewise. */
export const otherAccount = { message: '' }

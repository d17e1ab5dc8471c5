import { rolesOf, type Right, type Side } from '../../contract/rights.ts'
import { problems, type ProblemCode, type ProblemDetails } from '../../contract/platform/problems.ts'

type Details<C extends ProblemCode> = C extends keyof ProblemDetails ? ProblemDetails[C] : undefined
type Extras = {
  fieldErrors?: Record<string, string>
  cart?: unknown
  /** See ProblemReply. */
  secondFactor?: { token: string; expiresAt: Date }
}

/** An expected refusal. The sentence comes from texts/<language>/problems.ts in the caller's language. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: unknown
  readonly fieldErrors: Record<string, string>
  readonly cart: unknown
  readonly secondFactor: Extras['secondFactor']

  private constructor(code: ProblemCode, details: unknown, extras: Extras) {
    super(code)
    this.code = code
    this.details = details
    this.fieldErrors = extras.fieldErrors ?? {}
    this.cart = extras.cart
    this.secondFactor = extras.secondFactor
  }

  static of<C extends ProblemCode>(
    code: C,
    ...rest: Details<C> extends undefined
      ? [details?: undefined, extras?: Extras]
      : [details: Details<C>, extras?: Extras]
  ): Problem {
    return new Problem(code, rest[0], rest[1] ?? {})
  }

  /** The same refusal, with what the caller needs to go on. */
  with(extras: Extras): Problem {
    return new Problem(this.code, this.details, { fieldErrors: this.fieldErrors, cart: this.cart, ...extras })
  }

  get status(): number {
    return problems[this.code]
  }
}

/** The refusal of a member who may not do this. */
export const rightMissing = (side: Side, right: Right): Problem =>
  Problem.of('RIGHT_MISSING', { side, right, roles: [...rolesOf(side, right)] })

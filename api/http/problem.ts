import { problems, type ProblemCode, type ProblemDetails } from '../../contract/platform/problems.ts'

type Details<C extends ProblemCode> = C extends keyof ProblemDetails ? ProblemDetails[C] : undefined
type Extras = { fieldErrors?: Record<string, string>; cart?: unknown }

/** An expected refusal. The sentence comes from texts/<language>/problems.ts in the caller's language. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: unknown
  readonly fieldErrors: Record<string, string>
  readonly cart: unknown

  private constructor(code: ProblemCode, details: unknown, extras: Extras) {
    super(code)
    this.code = code
    this.details = details
    this.fieldErrors = extras.fieldErrors ?? {}
    this.cart = extras.cart
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

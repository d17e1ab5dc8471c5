import { referenceProblems } from '../../../contract/checkout.ts'
import type * as checkoutApi from '../../../contract/checkout.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type { ReferenceProblem } from '../../../contract/team/missing-references.ts'

type Control = OutputOf<typeof checkoutApi.readControl>
export type Hindrance = Exclude<NonNullable<Control['blocking']>[number], ReferenceProblem>

/** What stands in the way of ordering. What a company asks for is said at its fields, which the review is read without. */
export const hindrances = ({ blocking = [] }: Control): Hindrance[] =>
  blocking.filter((code): code is Hindrance => !(referenceProblems as readonly string[]).includes(code))

import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { NoInput, plainText, requiredText } from '../platform/values.ts'
import { Member } from './team.ts'

const Code = requiredText(36)
const Name = requiredText(80)

/** To whom in the company an order is booked; its code stands on documents (EN 16931, BT-19). */
export const CostCentre = z.object({ id: z.string(), code: z.string(), name: z.string(), isActive: z.boolean() })
export type CostCentre = z.output<typeof CostCentre>

const Rules = {
  requiresPurchaseOrder: z.boolean(),
  /** As 'EK-####': '#' is a digit, '@' a letter, '*' any characters; null takes every number. */
  purchaseOrderPattern: z.nullable(
    plainText(60).check(
      z.trim(),
      z.minLength(1),
      z.refine((pattern) => pattern.split('*').length <= 2, { error: 'oneStar' }),
    ),
  ),
  requiresCostCentre: z.boolean(),
}

/** What a company asks for before an order, and its cost centres by code. */
export const OrderRules = z.object({
  requiresPurchaseOrder: z.boolean(),
  purchaseOrderPattern: z.nullable(z.string()),
  requiresCostCentre: z.boolean(),
  costCentres: z.array(CostCentre),
})
export type OrderRules = z.output<typeof OrderRules>

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/order-rules',
  access: 'buyer',
  right: 'company',
  summary: 'What the company asks for before an order, and its cost centres',
  input: NoInput,
  output: OrderRules,
})
export const change = endpoint({
  method: 'PUT',
  path: '/api/v1/account/order-rules',
  access: 'buyer',
  right: 'company',
  repeat: 'same-effect',
  summary: 'Say what is asked for from the next order on; 400 where a cost centre is asked for and none is active',
  input: z.strictObject(Rules),
  output: OrderRules,
})
export const addCostCentre = endpoint({
  method: 'POST',
  path: '/api/v1/account/cost-centres',
  access: 'buyer',
  right: 'company',
  repeat: 'refused',
  summary: 'Add a cost centre; 409 CODE_TAKEN, 422 LIMIT_REACHED beyond 500',
  status: 201,
  input: z.strictObject({ code: Code, name: Name }),
  output: CostCentre,
})
export const changeCostCentre = endpoint({
  method: 'PUT',
  path: '/api/v1/account/cost-centres/{id}',
  access: 'buyer',
  right: 'company',
  repeat: 'same-effect',
  summary:
    'Change a cost centre, or take it out of use; orders keep what it was called. 409 CODE_TAKEN, 400 for the last active one where one is asked for',
  input: z.strictObject({ id: z.uuid(), code: Code, name: Name, isActive: z.boolean() }),
  output: CostCentre,
})
export const bindMember = endpoint({
  method: 'PUT',
  path: '/api/v1/account/team/members/{id}/cost-centres',
  access: 'buyer',
  right: 'team',
  repeat: 'same-effect',
  summary: 'Which cost centre a member’s orders begin with, and the only ones they may choose; with none all',
  input: z.strictObject({
    id: z.uuid(),
    defaultId: z.nullable(z.uuid()),
    boundIds: z.array(z.uuid()).check(z.maxLength(500)),
  }),
  output: Member,
})

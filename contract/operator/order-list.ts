import * as z from 'zod/mini'
import { mostItems, Run } from '../desk/runs.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Count } from '../platform/paging.ts'
import { NoInput } from '../platform/values.ts'
import { orderFilters, orderViews, Reason, SubOrderNumber } from './orders.ts'

const Choices = z.array(z.object({ value: z.string(), name: z.string() }))

export const choices = endpoint({
  method: 'GET',
  path: '/api/v1/operator/order-choices',
  access: 'operator',
  right: 'orders',
  summary: 'How many orders each view of the list has, and what it can be narrowed by',
  input: NoInput,
  output: z.object({
    views: z.array(z.object({ view: z.enum(orderViews), count: Count })),
    statuses: Choices,
    paymentStatuses: Choices,
    methods: Choices,
    stores: Choices,
  }),
})
export const readCsv = endpoint({
  method: 'GET',
  path: '/api/v1/operator/order-list.csv',
  access: 'operator',
  right: 'orders',
  summary: 'The orders of exactly this view for a spreadsheet, newest first, all of them; written while it is read',
  input: z.strictObject(orderFilters),
  output: z.file(),
  replyType: 'text/csv',
})
export const confirmMany = endpoint({
  method: 'POST',
  path: '/api/v1/operator/orders/confirm',
  access: 'operator',
  right: 'orders',
  repeat: 'keyed',
  status: 202,
  summary:
    'Confirms what several stores have to deliver in their names, one after the other, with a reason; what fails says why, as ORDER_STATE or NOT_FOUND',
  input: z.strictObject({
    subOrderNumbers: z.array(SubOrderNumber).check(z.minLength(1), z.maxLength(mostItems)),
    reason: Reason,
  }),
  output: Run,
})

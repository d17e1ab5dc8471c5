import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { NoInput } from '../platform/values.ts'
import { viewFilters } from './packing.ts'

const Choices = z.array(z.object({ value: z.string(), name: z.string() }))

export const choices = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/order-choices',
  access: 'supplier',
  right: 'viewOrders',
  summary: 'What the list of orders can be narrowed by: states, payments, and the categories of what the store sells',
  input: NoInput,
  output: z.object({ statuses: Choices, payments: Choices, categories: Choices }),
})
export const readCsv = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/order-list.csv',
  access: 'supplier',
  right: 'viewOrders',
  summary:
    'The orders of exactly this view for a spreadsheet, all of them, written while it is read; amounts only for who may read them',
  input: z.strictObject(viewFilters),
  output: z.file(),
  replyType: 'text/csv',
})

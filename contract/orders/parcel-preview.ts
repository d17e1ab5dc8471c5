import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { piecesOfDelivery } from './refund-preview.ts'

export const forStore = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/orders/{subOrderNumber}/parcel',
  access: 'supplier',
  right: 'readOrders',
  summary:
    'What a parcel of these pieces would be invoiced with now, carriage with the first one; changes nothing; 400 for more than is open',
  input: piecesOfDelivery,
  output: z.object({ grossText: z.string() }),
})

import * as z from 'zod/mini'

/** What goods stand on or in and is exchanged, without money: each that comes goes back as one of its kind (decision 201). */
export const transportAids = ['EURO_PALLET', 'E2_EXCHANGE', 'ROLL_CONTAINER'] as const
export type TransportAid = (typeof transportAids)[number]

export const MOST_AIDS = 10_000

/** How many of each go with a shipment. */
export const AidsOfShipment = z
  .array(z.strictObject({ code: z.enum(transportAids), pieces: z.int().check(z.minimum(1), z.maximum(MOST_AIDS)) }))
  .check(
    z.maxLength(transportAids.length),
    z.refine((aids) => new Set(aids.map(({ code }) => code)).size === aids.length),
  )
export type AidsOfShipment = z.output<typeof AidsOfShipment>

import * as z from 'zod/mini'

/** The name of the member who ordered, where the company has several. */
export const PlacedBy = z.optional(z.string())
/** To whom in the company an order is booked: its code as documents say it (BT-19), and as people read it. */
export const OrderCostCentre = z.object({ code: z.string(), text: z.string() })

type Stored = { costCentre: string | null; costCentreName: string | null }

/** The cost centre of an order, where it has one: of the company's profile there is a code alone. */
export const costCentreOf = ({ costCentre: code, costCentreName: name }: Stored) =>
  code === null ? {} : { costCentre: { code, text: name === null ? code : `${code} · ${name}` } }

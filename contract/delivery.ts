import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { DateTime, LastDay, NoInput, plainText, requiredText, SkuId } from './platform/values.ts'

/** The sixteen, as ISO 3166-2 names them. */
export const lands = [
  'BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH',
] as const // prettier-ignore
export type Land = (typeof lands)[number]

export const temperatures = ['AMBIENT', 'CHILLED', 'FROZEN'] as const
export type Temperature = (typeof temperatures)[number]

/** PARCEL: by carriers to everywhere. ROUTE: by the store's own lorry, on the days of its tours. FREIGHT: by a forwarder. */
export const deliveryModes = ['PARCEL', 'ROUTE', 'FREIGHT'] as const

/** Whether an order may come in several shipments: ASK leaves it to the buyer, at each order. */
export const partialDeliveryRules = ['NEVER', 'ASK', 'ALWAYS'] as const
export type PartialDeliveryRule = (typeof partialDeliveryRules)[number]

/** A time of day as the clocks in Germany show it, '14:00'. */
const DayTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** 1 is Monday, 7 Sunday. */
const Weekdays = z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7))

const Closure = z
  .strictObject({ from: LastDay, to: LastDay, reason: plainText(60).check(z.trim()) })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'beforeFrom' }))

export const Route = z.strictObject({
  name: requiredText(60),
  /** Beginnings of postcodes; of several that fit the longest counts. */
  postcodes: z.array(z.string().check(z.regex(/^\d{2,5}$/))).check(z.minLength(1), z.maxLength(200)),
  weekdays: Weekdays,
  /** Null: the store's. */
  cutOff: z.nullable(DayTime),
})
export type Route = z.output<typeof Route>

/** When a store works and on which days it delivers where. */
export const Calendar = z.strictObject({
  /** Whose holidays the store keeps; null where only those of all of Germany are known to hold. */
  land: z.nullable(z.enum(lands)),
  /** What is ordered before it counts for that day. */
  cutOff: DayTime,
  workingDays: Weekdays,
  mode: z.enum(deliveryModes),
  /** What stands already where a call leaves it out; ALWAYS where nobody has ever said. */
  partialDelivery: z.optional(z.enum(partialDeliveryRules)),
  closures: z.array(Closure).check(z.maxLength(60)),
  routes: z.array(Route).check(z.maxLength(60)),
})
export type Calendar = z.output<typeof Calendar>

const StoreCalendar = z.object({
  calendar: Calendar,
  /** Grows with every change: who sends it changes only what they have seen. */
  version: z.int(),
  /** Working days until the goods leave, at least and at most. */
  leadTimeDays: z.tuple([z.int(), z.int()]),
})
export type StoreCalendar = z.output<typeof StoreCalendar>

const Day = z.string()
/** Both days included; `text` names them in the caller's language. */
export const Arrival = z.object({ earliest: Day, latest: Day, text: z.string() })
export type Arrival = z.output<typeof Arrival>

const Postcode = z.string().check(z.regex(/^\d{5}$/))

export const listArrivals = endpoint({
  method: 'GET',
  path: '/api/v1/delivery/arrivals',
  access: 'visitor',
  summary: 'When products ordered now would arrive: at a postcode, else at the selected address of the caller',
  input: z.strictObject({
    skuIds: z.array(SkuId).check(z.minLength(1), z.maxLength(60)),
    postcode: z.optional(Postcode),
  }),
  output: z.object({
    /** Null where no German address is known: then no day can be named, and there are no items. */
    postcode: z.nullable(z.string()),
    /** Of those that are in stock; `arrival` is null where the store does not deliver there. */
    items: z.array(
      z.object({
        productSkuId: z.string(),
        text: z.string(),
        arrival: z.nullable(Arrival),
        /** Until when an order arrives then; missing where the store does not deliver there. */
        orderUntil: z.optional(DateTime),
      }),
    ),
  }),
})

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/delivery',
  access: 'supplier',
  right: 'store',
  summary: 'When the store works and delivers',
  input: NoInput,
  output: StoreCalendar,
})
export const change = endpoint({
  method: 'PUT',
  path: '/api/v1/supplier/delivery',
  access: 'supplier',
  right: 'store',
  repeat: 'same-effect',
  summary: 'Say when the store works and delivers, from the next order on; 409 DRAFT_CHANGED where somebody else has',
  input: z.strictObject({ calendar: Calendar, version: z.int().check(z.minimum(0), z.maximum(2_147_483_647)) }),
  output: StoreCalendar,
})
export const readPunctuality = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/delivery/punctuality',
  access: 'supplier',
  right: 'viewOrders',
  summary: 'How many deliveries whose promised day was in the last 90 days were there by then',
  input: NoInput,
  output: z.object({
    deliveries: z.int(),
    onTime: z.int(),
    /** Null below the fewest that say something. */
    percent: z.nullable(z.int()),
    fewest: z.int(),
    days: z.int(),
  }),
})
export const preview = endpoint({
  method: 'GET',
  path: '/api/v1/supplier/delivery/preview',
  access: 'supplier',
  right: 'store',
  summary: 'When an order of now would arrive at a postcode; null where the store does not deliver there',
  input: z.strictObject({ postcode: Postcode }),
  output: z.object({ arrival: z.nullable(Arrival) }),
})

import * as z from 'zod/mini'
import { plainText } from './values.ts'

export const pageSizes = [12, 24, 48] as const

/** 1-based. A page past the end is an empty list, a page out of bounds a 400 (api.md section 1). */
export const Page = z.int().check(z.minimum(1), z.maximum(10_000))
export const PageSize = z.literal(pageSizes)

export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), pageSize: z.int(), totalItems: z.int(), totalPages: z.int() })

export const totalPagesOf = (totalItems: number, pageSize: number) => Math.ceil(totalItems / pageSize)

/** Up to how many rows a list counts; beyond that it says 'more than'. */
export const COUNTED = 1000

/** What a list takes beside its filters: from which row on, in which direction, and how many. */
export const cursorInput = {
  /** `next` of a page: the rows after it. */
  after: z.optional(plainText(200)),
  /** `previous` of a page: the rows before it. */
  before: z.optional(plainText(200)),
  pageSize: z._default(z.literal([24, 48, 96]), 24),
}
export type CursorInput = { after?: string | undefined; before?: string | undefined; pageSize: number }

/** One page of a list that is read by a key, never by a number: any page of it costs as much as the first. */
export const cursorOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Null where there is none. */
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    /** Exact up to 1,000. */
    count: Count,
  })
export const Count = z.object({ value: z.int(), isExact: z.boolean() })
export type Count = z.output<typeof Count>
export type Cursor<T> = { items: T[]; next: string | null; previous: string | null; count: Count }

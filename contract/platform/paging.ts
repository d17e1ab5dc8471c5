import * as z from 'zod/mini'

export const pageSizes = [12, 24, 48] as const

/** 1-based. A page past the end is an empty list, a page out of bounds a 400 (api.md section 1). */
export const Page = z.int().check(z.minimum(1), z.maximum(10_000))
export const PageSize = z.literal(pageSizes)

export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), pageSize: z.int(), totalItems: z.int(), totalPages: z.int() })

export const totalPagesOf = (totalItems: number, pageSize: number) => Math.ceil(totalItems / pageSize)

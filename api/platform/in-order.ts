type Results<T> = { -readonly [K in keyof T]: T[K] extends () => infer R ? Awaited<R> : never }

/**
 * Sends statements of one transaction together, in the order of the list: one round trip, and PostgreSQL works them off one
 * after the other. `Promise.all` would send a bare statement after the functions beside it. Of a part with several
 * statements the first has this place; a part without any may be in the list.
 */
export function inOrder<const T extends readonly (() => unknown)[]>(parts: T): Promise<Results<T>> {
  return Promise.all(parts.map(async (part) => part())) as Promise<Results<T>>
}

/**
 * The products that have a term: each number holds the product's in its upper 24 bits, then 4 bits of weight a language.
 * `spelling` is how the first product writes it.
 */
export type Term = { name: string; spelling: string; postings: Uint32Array; count: number }

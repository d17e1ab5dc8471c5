import type { Queryable } from '../platform/db.ts'

/** Whose papers they are, on what a company prints. */
export async function findCompanyName(sql: Queryable, buyerId: string): Promise<string> {
  const [row] = await sql<[{ name: string }]>`select name from company where id = ${buyerId}`
  return row.name
}

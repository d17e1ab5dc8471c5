import type { Tx } from '../platform/db.ts'
import { fileName } from './sheet.ts'

/** For the erasure of an account: what was not ordered goes. Answers the names of its files, to remove after that. */
export async function forgetDesigns(tx: Tx, buyerId: string): Promise<string[]> {
  // The files are read as they were before the designs took them along.
  const files = await tx<Parameters<typeof fileName>[0][]>`
    with gone as (delete from design where buyer_id = ${buyerId} and order_id is null returning id)
    select token, format from design_file where buyer_id = ${buyerId} and design_id in (select id from gone)`
  return files.map(fileName)
}

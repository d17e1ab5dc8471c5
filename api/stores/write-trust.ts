import type { Tx } from '../platform/db.ts'

/** Whether texts of a store go live without being looked at; what it was before. Undefined where there is no such store. */
export async function writeTrust(
  tx: Tx,
  slug: string,
  isTrusted: boolean,
): Promise<{ id: string; wasTrusted: boolean } | undefined> {
  const [store] = await tx<{ id: string; wasTrusted: boolean }[]>`
    update store s set is_trusted = ${isTrusted} from (select id, is_trusted from store where slug = ${slug} for update) old
    where s.id = old.id returning s.id, old.is_trusted as was_trusted`
  return store
}

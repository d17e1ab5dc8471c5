import { VIEWED_DAYS } from '../../../contract/operator/posts.ts'
import { inBatch } from '../../platform/retention/batch.ts'
import type { Db, Queryable } from '../../platform/db.ts'
import { dayInBerlin } from '../../platform/wall-clock.ts'

/** Only of posts that are shown. In an order, so that processes that write at once do not wait for each other in a circle. */
export async function addViews(
  sql: Queryable,
  views: readonly [path: string, views: number][],
  now: Date,
): Promise<void> {
  await sql`
    insert into post_view as known (post_id, day, views)
    select p.id, ${dayInBerlin(sql, now)}, added.views
    from unnest(${views.map(([path]) => path)}::text[], ${views.map(([, count]) => count)}::integer[]) as added (path, views)
    join post p on p.path = added.path join post_draft d on d.post_id = p.id
    where p.published_at <= ${now} and (p.ends_at is null or p.ends_at > ${now})
    order by p.id
    on conflict (post_id, day) do update set views = known.views + excluded.views`
}

export const deleteOldViews = async (db: Db, now: Date): Promise<number> =>
  (
    await db`
    delete from post_view where ${inBatch(db, db`from post_view t where day <= ${dayInBerlin(db, now)} - ${VIEWED_DAYS}::integer`)}`
  ).count

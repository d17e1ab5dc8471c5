import { newId } from '../api/platform/ids.ts'
import type { Db } from '../api/platform/db.ts'
import { sentKinds } from '../contract/papers/papers.ts'
import { hashed } from './goods/article-hash.ts'

/** DEMO: every store has every paper, accepted and without an end, so that none is paused when time passes. */
export async function loadPapers(db: Db, baseDate: Date): Promise<void> {
  const stores = await db<{ id: string; slug: string }[]>`select id, slug from store order by slug`
  const rows = stores.flatMap(({ id: storeId, slug }) =>
    sentKinds.map((kind) => ({
      storeId,
      kind,
      value: numberOf[kind] ? numberOf[kind](hashed(slug, kind, 100_000_000)) : `Nr. ${hashed(slug, kind, 1_000_000)}`,
      state: 'ACCEPTED',
      proofId: newId(),
      sentAt: baseDate,
      decidedAt: baseDate,
      version: 1,
    })),
  )
  await db`insert into store_paper ${db(rows)} on conflict do nothing`
}

const numberOf: Partial<Record<(typeof sentKinds)[number], (number: number) => string>> = {
  ORGANIC: (number) => `DE-ÖKO-${String(number % 100).padStart(3, '0')}`,
  WEEE: (number) => `DE${String(number).padStart(8, '0')}`,
}

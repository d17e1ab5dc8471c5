import type { Choices } from '../../../contract/operator/front-page.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { Queryable } from '../../platform/db.ts'

/** What content can name: each by its name in this language. */
export async function findChoices(sql: Queryable, language: Language): Promise<Choices> {
  const named = (table: 'category' | 'collection', name: 'name' | 'title') => sql<Choices['categories']>`
    select slug, ${sql(`${name}_${language}`)} as name from ${sql(table)}
    where ${table === 'category' ? sql`archived_at is null` : sql`true`} order by name, slug`
  const [categories, collections, stores] = await Promise.all([
    named('category', 'name'),
    named('collection', 'title'),
    sql<Choices['stores']>`select slug, name from store where status = 'ACTIVE' order by name, slug`,
  ])
  return { categories, collections, stores }
}

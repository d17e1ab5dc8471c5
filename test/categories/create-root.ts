import type { Db } from '../../api/platform/db.ts'

/** A main category without anything below it. */
export async function createRoot(db: Db, slug: string, { showInFooter = true } = {}) {
  await db`
    insert into category (slug, parent_slug, name_de, name_en, sort, tax_rate_bp, show_in_footer)
    values (${slug}, null, ${`Wurzel ${slug}`}, ${`Root ${slug}`}, 9, 700, ${showInFooter})`
  return slug
}

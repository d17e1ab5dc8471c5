import type postgres from 'postgres'
import type { Queryable } from '../../platform/db.ts'

/** The attributes that a category asks for, as CategoryAttribute. */
export const attributesJson = (sql: Queryable, of: postgres.Fragment, which = sql`true`): postgres.Fragment => sql`
  coalesce((select jsonb_agg(jsonb_build_object('key', e.key, 'kind', e.kind, 'labelDe', e.label_de, 'labelEn', e.label_en,
      'unit', e.unit, 'choices', to_jsonb(e.open_choices), 'isRequired', e.is_required) order by e.is_own, e.sort, e.key)
    from effective_attribute e where e.category_slug = ${of} and ${which}), '[]')`

/** Those of the attributes that a category asks for, also of choices that are offered no more. */
export const namesOfAttributes = (sql: Queryable, category: postgres.Fragment): postgres.Fragment => sql`
  coalesce((select jsonb_agg(jsonb_build_object('key', e.key, 'labelDe', e.label_de, 'labelEn', e.label_en, 'choices', e.choices))
    from effective_attribute e where e.category_slug = ${category}), '[]')`

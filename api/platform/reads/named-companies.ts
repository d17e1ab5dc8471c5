import { escapeLike, type Queryable, wordQuery } from '../db.ts'

/** SQL: ids of companies whose name, or each of the words in the name of whom, begins like this. Each way has an index. */
export function namedCompanies(sql: Queryable, name: string) {
  const beginning = `${escapeLike(name.toLowerCase())}%`
  const query = wordQuery(name)
  return sql`select id from company where lower(name) like ${beginning}
    ${query ? sql`union select id from company where company_words(name) @@ ${query}::tsquery` : sql``}`
}

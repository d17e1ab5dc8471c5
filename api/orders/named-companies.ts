import { escapeLike, type Queryable, wordQuery } from '../platform/db.ts'

/** Of a name that very many have. */
const MOST_FOUND = 10_000

/**
 * SQL: the ids, as one value, of companies whose name, or each of the words in the name of whom, begins like this. Each way has an index;
 * found first: of a set the planner expects so many that it would read all companies beside it.
 */
export function namedCompanies(sql: Queryable, name: string, most = MOST_FOUND) {
  const beginning = `${escapeLike(name.toLowerCase())}%`
  const query = wordQuery(name)
  return sql`array(select id from company where lower(name) like ${beginning}
    ${query ? sql`union select id from company where company_words(name) @@ ${query}::tsquery` : sql``} limit ${most})`
}

const tableOf =
  /^(?:create (?:unique )?index (?:if not exists )?\w+ on|alter table(?: only)?|update|delete from|lock table) (\w+)/

/** What of a table that others write meanwhile makes them wait for as long as all of its rows take. */
const holds: [RegExp, string][] = [
  [/^create (unique )?index /, 'an index'],
  [
    /^alter table .*\badd (constraint \w+ )?(check|foreign key|unique|primary key|exclude)\b(?!.*\bnot valid\b)/,
    'a rule that is checked',
  ],
  [/^alter table .*\bset not null\b/, 'a rule that is checked'],
  [/^alter table .*\balter (column )?\w+ (set data )?type\b/, 'rows written anew'],
  [
    /^alter table .*\badd (column )?\w+ .*\bdefault (gen_random_uuid|random|clock_timestamp|nextval)\(/,
    'rows written anew',
  ],
  [/^alter table .*\badd (column )?\w+ .*\bgenerated always as \(.*\bstored\b/, 'rows written anew'],
  [/^(update|delete from) (?!.*\bwhere\b)/, 'every row'],
  [/^(lock table|cluster|reindex|vacuum full)\b/, 'the whole table'],
]

/** The statements of a migration that hold up the version before while it serves, but for those whose comment says that they do. */
export function lockingStatements(sql: string): { table: string; why: string }[] {
  // A function's body runs later.
  const statements = sql.replace(/\$(\w*)\$[^]*?\$\1\$/g, '').split(';')
  const created = new Set(
    [...sql.matchAll(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gim)].map(([, name]) => name!),
  )
  return statements.flatMap((statement) => {
    const words = statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim().toLowerCase()
    const table = tableOf.exec(words)?.[1] ?? ''
    if (created.has(table) || /--.*\bholds up writes\b/i.test(statement)) return []
    const why = holds.find(([pattern]) => pattern.test(words))?.[1]
    return why ? [{ table, why }] : []
  })
}

type Variables = Record<string, string | undefined>
type Report = (problem: string) => void

export type DatabaseAddresses = {
  /** An own PostgreSQL; without it the embedded one is started. */
  databaseUrl: string | undefined
  /** The same PostgreSQL past the pooler in transaction mode that `databaseUrl` leads through; undefined where there is none. */
  directUrl?: string | undefined
  /** Streaming replicas of it, of which the catalogue may be read. */
  replicaUrls?: string[] | undefined
}

/** Reads DATABASE_URL, DATABASE_DIRECT_URL and DATABASE_REPLICA_URLS. Addresses hold a password, so no message repeats one. */
export function readDatabaseUrls(variables: Variables, report: Report): DatabaseAddresses {
  const databaseUrl = variables.DATABASE_URL || undefined
  const directUrl = variables.DATABASE_DIRECT_URL || undefined
  if (databaseUrl && !isPostgresAddress(databaseUrl))
    report(`DATABASE_URL must look like ${PATTERN}; mend it, or unset it to use the embedded database.`)
  if (directUrl && !isPostgresAddress(directUrl))
    report(`DATABASE_DIRECT_URL must look like ${PATTERN}; mend it, or unset it where no pooler stands in between.`)
  if (directUrl && !databaseUrl)
    report('DATABASE_DIRECT_URL must stand beside a DATABASE_URL that leads through the pooler; set both or none.')
  return { databaseUrl, directUrl, replicaUrls: readReplicas(variables, report) }
}

function readReplicas(variables: Variables, report: Report) {
  // Fail-over hosts of one address stand in a row with commas, too.
  const urls = variables.DATABASE_REPLICA_URLS?.split(/,\s*(?=[a-z]+:)/).filter(Boolean)
  if (!urls || urls.length === 0) return undefined
  if (!urls.every(isPostgresAddress))
    report(`DATABASE_REPLICA_URLS must be addresses like ${PATTERN} with commas between them; mend it, or unset it.`)
  if (!variables.DATABASE_URL)
    report('DATABASE_REPLICA_URLS must stand beside the DATABASE_URL of their primary; set both or unset it.')
  return urls
}

const PATTERN = 'postgres://user:password@host:5432/database'

function isPostgresAddress(url: string) {
  // Fail-over hosts stand in a row with commas, which no URL parser accepts.
  const parsed = URL.parse(url.replace(/(?<=\/\/[^/?]*),[^/?]*/, ''))
  return parsed !== null && /^postgres(ql)?:$/.test(parsed.protocol) && parsed.pathname.length > 1
}

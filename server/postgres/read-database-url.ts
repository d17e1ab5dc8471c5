// The address holds a password, so no message repeats it.
export function readDatabaseUrl(url: string | undefined, report: (problem: string) => void) {
  if (!url || isPostgresAddress(url)) return url
  report(
    'DATABASE_URL must look like postgres://user:password@host:5432/database; mend it, or unset it to use the embedded database.',
  )
  return undefined
}

function isPostgresAddress(url: string) {
  // Fail-over hosts stand in a row with commas, which no URL parser accepts.
  const parsed = URL.parse(url.replace(/(?<=\/\/[^/?]*),[^/?]*/, ''))
  return parsed !== null && /^postgres(ql)?:$/.test(parsed.protocol) && parsed.pathname.length > 1
}

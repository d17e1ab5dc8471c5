import { resolve } from 'node:path'

export type Environment = {
  /** 0 lets the system choose. */
  port: number
  /** Absolute; holds the embedded database, pictures and logs. */
  dataDir: string
  /** An own PostgreSQL; without it the embedded one is started. */
  databaseUrl: string | undefined
  /** What stands before the paths in mails, canonical links and redirects; without a slash at the end. */
  publicOrigin: string
  /** Without it mails are kept for reading at /dev/mail. */
  smtpUrl: string | undefined
  paymentProvider: 'sandbox' | 'mollie'
  isProduction: boolean
}

/** The environment variables cannot be used; one sentence per variable says what to mend. */
export class EnvironmentError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

type Variables = Record<string, string | undefined>
type Report = (problem: string) => void

/** Reads PORT, DATA_DIR, DATABASE_URL, PUBLIC_ORIGIN, SMTP_URL, PAYMENT_PROVIDER and NODE_ENV; an empty one counts as not set. */
export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = []
  const report = (problem: string) => problems.push(problem)
  const port = readPort(variables.PORT || '3000', report)
  const environment = {
    port,
    dataDir: resolve(variables.DATA_DIR || 'data'),
    databaseUrl: readDatabaseUrl(variables.DATABASE_URL || undefined, report),
    publicOrigin: readOrigin(variables.PUBLIC_ORIGIN || `http://localhost:${port}`, report),
    smtpUrl: readSmtpUrl(variables.SMTP_URL || undefined, report),
    paymentProvider: readProvider(variables.PAYMENT_PROVIDER || 'sandbox', report),
    isProduction: variables.NODE_ENV === 'production',
  }
  if (problems.length > 0) throw new EnvironmentError(problems)
  return environment
}

function readPort(text: string, report: Report) {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  report(`PORT must be a whole number from 0 to 65535, not '${text}'.`)
  return 0
}

// The address holds a password, so no message repeats it.
function readDatabaseUrl(url: string | undefined, report: Report) {
  if (!url || isPostgresAddress(url)) return url
  report(
    'DATABASE_URL must look like postgres://user:password@host:5432/database; mend it, or unset it to use the embedded database.',
  )
  return undefined
}

function isPostgresAddress(url: string) {
  // Fail-over hosts stand in a row with commas, which no URL parser accepts.
  const parsed = parse(url.replace(/(?<=\/\/[^/?]*),[^/?]*/, ''))
  return parsed !== undefined && /^postgres(ql)?:$/.test(parsed.protocol) && parsed.pathname.length > 1
}

function readOrigin(text: string, report: Report) {
  const parsed = parse(text)
  if (parsed && /^https?:$/.test(parsed.protocol) && /^https?:\/\/[^/]+\/?$/.test(text)) return parsed.origin
  report(`PUBLIC_ORIGIN must look like https://shop.example without a path, not '${text}'.`)
  return ''
}

function readSmtpUrl(url: string | undefined, report: Report) {
  const parsed = url && parse(url)
  if (!url || (parsed && /^smtps?:$/.test(parsed.protocol) && parsed.hostname)) return url
  report('SMTP_URL must look like smtp://user:password@host:587; mend it, or unset it to read the mails at /dev/mail.')
  return undefined
}

function readProvider(text: string, report: Report): 'sandbox' | 'mollie' {
  if (text === 'sandbox' || text === 'mollie') return text
  report(`PAYMENT_PROVIDER must be sandbox or mollie, not '${text}'.`)
  return 'sandbox'
}

function parse(url: string) {
  return URL.canParse(url) ? new URL(url) : undefined
}

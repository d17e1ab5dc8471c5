import { join, resolve } from 'node:path'
import type { BucketSettings } from '../../api/platform/bucket/bucket-settings.ts'
import { crashSettingProblem } from '../../api/platform/crash-point.ts'
import { readSecretKeys, type SecretKey } from '../../api/platform/secret-box.ts'
import type { BankAccount } from '../../api/platform/deps.ts'
import type { Seller } from '../../contract/trade/seller.ts'
import { readTrustedProxies, type TrustedProxies } from '../http/trusted-proxies.ts'
import { readBucket } from './read-bucket.ts'
import { readDeskMail } from './read-desk-mail.ts'
import { readBankAccount, readMarketplace } from './read-marketplace.ts'
import { readPorts, type Ports } from './read-ports.ts'
import { readTraces, type TraceSettings } from './read-traces.ts'
import { readDatabaseUrls, type DatabaseAddresses } from '../postgres/read-database-url.ts'

export type Environment = DatabaseAddresses &
  Ports & {
    /** Absolute; holds the embedded database, pictures and logs. */
    dataDir: string
    /** Absolute; where backups lie and are looked for. */
    backupDir: string
    /** Where files are stored that people have uploaded; without it below `dataDir`. */
    bucket?: BucketSettings | undefined
    /** What stands before the paths in mails, canonical links and redirects; without a slash at the end. */
    publicOrigin: string
    /** Without it mails are stored for reading at /dev/mail. */
    smtpUrl: string | undefined
    /** Where the marketplace reads the contact form. */
    deskEmail: string
    /** Who the marketplace is, as its invoices for commission name it; null where it has not said so. */
    marketplace: Seller | null
    /** Where buyers transfer money to, and from which stores are paid. */
    bankAccount: BankAccount
    /** With it a mail server posts what arrives for `deskEmail`; without it answers come into that mailbox. */
    inboundSecret?: string | undefined
    /** What stands in front and names the address of the client; undefined where nothing does. */
    trustedProxies?: TrustedProxies
    /**
     * Whether cf-ipcountry and x-country-code of a trusted proxy are believed: only where it sets them and strips what a
     * client sent itself.
     */
    trustsEdge: boolean
    /** The most that an account without a paid order may order by transfer, in cents with tax. */
    firstTransferCents: number
    /** Whether reviews wait for an operator before they are shown. */
    isReviewModerated: boolean
    /** Whether a post is planned and published by somebody else than who has written it. */
    isPostApprovedByAnother: boolean
    /** Where VAT ids are checked; without it they stay unchecked until an operator decides. */
    viesUrl: string | undefined
    /** The sandbox moves no money; with `none` buyers pay by bank transfer only. */
    paymentProvider: PaymentProviderName
    /** Where payments are made, and with which key; serve.ts fills in those of the sandbox. */
    mollie?: { serverUrl: string; apiKey: string } | undefined
    /** Seal and open second factors, the first one seals; without them the data folder's own key does. */
    secretKeys?: SecretKey[] | undefined
    /** Google Tag Manager, loaded once somebody has agreed; without it never. */
    tagManagerId?: string | undefined
    /** Where traces are sent to; without it none are made. */
    traces?: TraceSettings | undefined
    isProduction: boolean
  }

type PaymentProviderName = 'sandbox' | 'mollie' | 'none'

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

/**
 * Reads what the README lists under 'Environment'; an empty variable counts as not set. Throws EnvironmentError.
 */
export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = []
  const report = (problem: string) => problems.push(problem)
  const ports = readPorts(variables, report)
  const isProduction = variables.NODE_ENV === 'production'
  const paymentProvider = readProvider(variables.PAYMENT_PROVIDER || (isProduction ? 'none' : 'sandbox'), report)
  const publicOrigin = readOrigin(variables.PUBLIC_ORIGIN || `http://localhost:${ports.port}`, report)
  const dataDir = resolve(variables.DATA_DIR || 'data')
  const isSetTo = wordsOf(variables, report)
  const environment = {
    ...ports,
    dataDir,
    backupDir: resolve(variables.BACKUP_DIR || join(dataDir, 'backups')),
    bucket: readBucket(variables, report),
    ...readDatabaseUrls(variables, report),
    publicOrigin,
    smtpUrl: readSmtpUrl(variables.SMTP_URL || undefined, report),
    ...readDeskMail(variables, { host: parse(publicOrigin)?.hostname, report }),
    marketplace: readMarketplace(variables, { isProduction, report }),
    bankAccount: readBankAccount(variables, { isProduction, report }),
    trustedProxies: readTrustedProxies(variables.TRUSTED_PROXIES || undefined, { isProduction, report }),
    trustsEdge: readSwitch('TRUST_EDGE_HEADERS', variables.TRUST_EDGE_HEADERS || '0', report),
    firstTransferCents: readEuros('FIRST_TRANSFER_LIMIT', variables.FIRST_TRANSFER_LIMIT || '500', report) * 100,
    isReviewModerated: isSetTo('REVIEW_MODERATION', 'before', 'after'),
    isPostApprovedByAnother: isSetTo('POST_APPROVAL', 'another', 'anybody'),
    viesUrl: readViesUrl(variables.VIES_URL || undefined, report),
    paymentProvider,
    mollie: paymentProvider === 'mollie' ? readMollie(variables, report) : undefined,
    secretKeys: readKeys(variables.SECRETS_KEYS || undefined, report),
    tagManagerId: readTagManagerId(variables.TAG_MANAGER_ID || undefined, report),
    traces: readTraces(variables, report),
    isProduction,
  }
  refuseUnsafe(environment, report)
  const crashProblem = crashSettingProblem(variables)
  if (crashProblem) report(crashProblem)
  if (problems.length > 0) throw new EnvironmentError(problems)
  return environment
}

function refuseUnsafe(environment: Environment, report: Report) {
  const { isProduction, paymentProvider, smtpUrl, publicOrigin, trustsEdge, trustedProxies } = environment
  if (isProduction && paymentProvider === 'sandbox')
    report(
      'PAYMENT_PROVIDER must be mollie or none with NODE_ENV=production: the sandbox would accept orders without money.',
    )
  if (isProduction && !smtpUrl)
    report('SMTP_URL must name a mail server with NODE_ENV=production: without it no confirmation and no link arrives.')
  if (trustsEdge && !trustedProxies)
    report(
      'TRUST_EDGE_HEADERS must be 0 without TRUSTED_PROXIES: only a proxy that is named there is believed a country.',
    )
  const host = parse(publicOrigin)?.hostname
  if (!isProduction && host && !isLocalHost(host))
    report(
      `NODE_ENV must be production where PUBLIC_ORIGIN is public (${host}): otherwise anybody reads all mails at /dev/mail and signs in with the demo accounts.`,
    )
}

// Names and addresses that lead nobody here from the internet (RFC 1918, 4193, 6761, 6762, 8375).
const isLocalHost = (host: string) =>
  !/[.:]/.test(host) ||
  /\.(localhost|local|test|internal|lan|home\.arpa)$/.test(host) ||
  /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/.test(host) ||
  /^\[(::1|f[cd][\da-f]{2}:.*|fe80:.*)\]$/.test(host)

function readSwitch(name: string, text: string, report: Report) {
  if (text !== '0' && text !== '1') report(`${name} must be 1 or 0, not '${text}'.`)
  return text === '1'
}

function readEuros(name: string, text: string, report: Report) {
  if (/^\d{1,7}$/.test(text)) return Number(text)
  report(`${name} must be whole euros from 0 to 9999999, not '${text}'.`)
  return 0
}

/** Whether a setting has a word in place of its usual one. */
const wordsOf = (variables: Variables, report: Report) => (name: string, word: string, usual: string) => {
  const text = variables[name] || usual
  if (text !== word && text !== usual) report(`${name} must be ${word} or ${usual}, not '${text}'.`)
  return text === word
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

function readViesUrl(text: string | undefined, report: Report) {
  if (!text || /^https?:$/.test(parse(text)?.protocol ?? '')) return text?.replace(/\/+$/, '')
  report(`VIES_URL must look like https://ec.europa.eu/taxation_customs/vies/rest-api, not '${text}'.`)
  return undefined
}

// The keys are secrets, so no message repeats them.
function readKeys(text: string | undefined, report: Report) {
  const keys = text === undefined ? undefined : readSecretKeys(text)
  if (text !== undefined && !keys)
    report(
      'SECRETS_KEYS must look like k2:KEY,k1:KEY, each name once and each KEY 32 bytes in base64 (openssl rand -base64 32); the first one seals, all open.',
    )
  return keys
}

function readTagManagerId(id: string | undefined, report: Report) {
  if (!id || /^GTM-[A-Z0-9]{4,12}$/.test(id)) return id
  report(`TAG_MANAGER_ID must look like GTM-ABC1234, not '${id}'; unset it to measure nothing.`)
  return undefined
}

function readProvider(text: string, report: Report): PaymentProviderName {
  if (text === 'sandbox' || text === 'mollie' || text === 'none') return text
  report(`PAYMENT_PROVIDER must be sandbox, mollie or none, not '${text}'.`)
  return 'none'
}

// The key is a secret, so no message repeats it.
function readMollie({ MOLLIE_API_KEY: apiKey, MOLLIE_SERVER_URL: address }: Variables, report: Report) {
  if (!apiKey || !/^(test|live)_\w{10,}$/.test(apiKey))
    report(
      'MOLLIE_API_KEY must be a key of Mollie, which begins with live_ or test_; PAYMENT_PROVIDER=mollie needs it.',
    )
  const serverUrl = parse(address || 'https://api.mollie.com')
  if (!serverUrl || !/^https?:$/.test(serverUrl.protocol))
    report(`MOLLIE_SERVER_URL must look like https://api.mollie.com, not '${address}'.`)
  return { serverUrl: serverUrl?.origin ?? '', apiKey: apiKey ?? '' }
}

function parse(url: string) {
  return URL.canParse(url) ? new URL(url) : undefined
}

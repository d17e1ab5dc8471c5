import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { production } from '../../test/environment/production.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'

test('without any variable the shop runs alone on port 3000 with the embedded database and no mail server', () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    dataDir: resolve('data'),
    backupDir: resolve('data/backups'),
    databaseUrl: undefined,
    publicOrigin: 'http://localhost:3000',
    smtpUrl: undefined,
    deskEmail: 'post@localhost',
    marketplace: expect.objectContaining({ companyName: 'Tresen Marktplatz GmbH', vatId: 'DE136695976' }),
    bankAccount: { iban: 'DE37999999990123456789', bic: 'TRSNDEB1XXX', accountHolder: 'Tresen Marktplatz (Demo)' },
    trustedProxies: undefined,
    trustsEdge: false,
    firstTransferCents: 50_000,
    isReviewModerated: false,
    isPostApprovedByAnother: false,
    viesUrl: undefined,
    paymentProvider: 'sandbox',
    sandboxPort: 3001,
    mollie: undefined,
    isProduction: false,
  })
})

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', SMTP_URL: '', PAYMENT_PROVIDER: '' })).toEqual(
    readEnvironment({}),
  )
})

test.each([
  'postgres://shop:p%40ss@db.example:5432/tresen',
  'postgresql://shop@localhost/tresen?sslmode=require',
  'postgres://shop@one.example:5432,two.example:5433/tresen',
  'postgres://app@localhost/tresen?host=%2Fvar%2Frun%2Fpostgresql',
])('%s is an address of a database', (url) => {
  expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url)
})

test('the public origin stands without a slash at its end', () => {
  expect(readEnvironment({ ...production, PUBLIC_ORIGIN: 'https://tresen.example/' }).publicOrigin).toBe(
    'https://tresen.example',
  )
})

test('the register of VAT ids is asked where its address is set', () => {
  expect(readEnvironment({ VIES_URL: 'http://localhost:4000/vies/' }).viesUrl).toBe('http://localhost:4000/vies')
})

test('the desk reads at the host of the shop unless told, and the edge is trusted on demand', () => {
  const environment = readEnvironment({
    ...production,
    PUBLIC_ORIGIN: 'https://tresen.example',
    TRUST_EDGE_HEADERS: '1',
    TRUSTED_PROXIES: '1',
  })
  expect(environment).toMatchObject({ deskEmail: 'post@tresen.example', trustsEdge: true })
  expect(readEnvironment({ DESK_EMAIL: 'hilfe@tresen.example' }).deskEmail).toBe('hilfe@tresen.example')
})

test('a mail server that posts mails needs a desk whose address has room for a token', () => {
  const INBOUND_MAIL_SECRET = 'a'.repeat(32)
  expect(readEnvironment({ INBOUND_MAIL_SECRET }).inboundSecret).toBe(INBOUND_MAIL_SECRET)
  const long = `${'hilfe'.repeat(5)}@tresen.example`
  expect(() => readEnvironment({ INBOUND_MAIL_SECRET, DESK_EMAIL: long })).toThrow('DESK_EMAIL must have at most 23')
  expect(readEnvironment({ DESK_EMAIL: long }).deskEmail).toBe(long)
})

test.each([
  ['DESK_EMAIL', 'Hilfe <hilfe@tresen.example>'],
  ['DESK_EMAIL', 'hilfe'],
  ['INBOUND_MAIL_SECRET', 'short'],
  ['INBOUND_MAIL_SECRET', `${'a'.repeat(40)} b`],
  ['TRUST_EDGE_HEADERS', 'yes'],
  ['TRUST_EDGE_HEADERS', '1'],
  ['TRUSTED_PROXIES', 'yes'],
  ['TRUSTED_PROXIES', '0'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '127.0.0.1,proxy.example'],
  ['VIES_URL', 'vies'],
  ['VIES_URL', 'ftp://vies.example'],
  ['SECRETS_KEYS', 'secret'],
  ['SECRETS_KEYS', `k1:${'A'.repeat(43)},k1:${'B'.repeat(43)}`],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['DATABASE_URL', 'mysql://shop@localhost/tresen'],
  ['DATABASE_URL', 'postgres://localhost'],
  ['DATABASE_URL', 'postgres://shop@localhost:port/tresen'],
  ['DATABASE_URL', 'tresen'],
  ['DATABASE_REPLICA_URLS', 'postgres://app@db.example/tresen'],
  ['DATABASE_DIRECT_URL', 'postgres://app@db.example/tresen'],
  ['PUBLIC_ORIGIN', 'tresen.example'],
  ['PUBLIC_ORIGIN', 'https://tresen.example/shop'],
  ['SMTP_URL', 'mail.example:587'],
  ['PAYMENT_PROVIDER', 'paypal'],
  ['SANDBOX_PORT', '-1'],
  ['METRICS_PORT', 'yes'],
  ['WEB_PROCESSES', '0'],
  ['WEB_PROCESSES', '65'],
  ['METRICS_HOST', 'localhost'],
])('%s=%s is refused in one sentence that names the variable', (name, value) => {
  expect(problems({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must .*\\.$`))])
})

test('whom addresses of clients are taken from is a number of hops, addresses or nobody', () => {
  const proxies = (text: string) => readEnvironment({ TRUSTED_PROXIES: text }).trustedProxies
  expect(proxies('2')).toBe(2)
  expect(proxies('10.0.0.0/8, 2001:db8::/32,loopback')).toEqual(['10.0.0.0/8', '2001:db8::/32', 'loopback'])
  expect(proxies('none')).toBeUndefined()
})

test('production has to say what stands in front', () => {
  expect(problems({ ...production, TRUSTED_PROXIES: '' })).toEqual([
    expect.stringMatching(/^TRUSTED_PROXIES must be set .*, or none\.$/),
  ])
})

test('the address past a pooler stands beside the one through it', () => {
  const [through, past] = ['postgres://app@pooler.example:6432/tresen', 'postgres://app@db.example/tresen']
  expect(readEnvironment({ DATABASE_URL: through, DATABASE_DIRECT_URL: past })).toMatchObject({
    databaseUrl: through,
    directUrl: past,
  })
  expect(problems({ DATABASE_URL: through, DATABASE_DIRECT_URL: 'db.example' })).toEqual([
    expect.stringMatching(/^DATABASE_DIRECT_URL must look like .*\.$/),
  ])
})

test('replicas are a list of addresses, each with its own fail-over hosts', () => {
  const [primary, one, two] = ['postgres://a@p/t', 'postgres://a@r1,r2/t', 'postgresql://a@r3:5433/t']
  const replicaUrls = (list: string) =>
    readEnvironment({ DATABASE_URL: primary, DATABASE_REPLICA_URLS: list }).replicaUrls
  expect(replicaUrls(`${one}, ${two}`)).toEqual([one, two])
  expect(replicaUrls('')).toBeUndefined()
  expect(problems({ DATABASE_URL: primary, DATABASE_REPLICA_URLS: `${one},mysql://a@r3/t` })).toHaveLength(1)
})

test('every problem is told at once, and no password is repeated', () => {
  const reported = problems({ PORT: 'x', DATABASE_URL: 'postgres://shop:geheim@/', PAYMENT_PROVIDER: 'x' })
  expect(reported).toHaveLength(3)
  expect(reported.join()).not.toContain('geheim')
})

test('the limit of first transfers is whole euros', () => {
  expect(readEnvironment({ FIRST_TRANSFER_LIMIT: '1200' }).firstTransferCents).toBe(120_000)
  for (const limit of ['12,50', '-1', 'none'])
    expect(() => readEnvironment({ FIRST_TRANSFER_LIMIT: limit })).toThrow('FIRST_TRANSFER_LIMIT must be whole euros')
})

test('reviews wait for an operator on demand', () => {
  expect(readEnvironment({ REVIEW_MODERATION: 'before' }).isReviewModerated).toBe(true)
  expect(() => readEnvironment({ REVIEW_MODERATION: 'never' })).toThrow('REVIEW_MODERATION must be')
})

test('posts are published by another on demand', () => {
  expect(readEnvironment({}).isPostApprovedByAnother).toBe(false)
  expect(readEnvironment({ POST_APPROVAL: 'another' }).isPostApprovedByAnother).toBe(true)
  expect(() => readEnvironment({ POST_APPROVAL: 'me' })).toThrow('POST_APPROVAL must be')
})

describe('payments', () => {
  const key = { PAYMENT_PROVIDER: 'mollie', MOLLIE_API_KEY: 'live_geheimgeheim' }

  test('by Mollie need its key, and go to its address unless told otherwise', () => {
    expect(readEnvironment(key).mollie).toEqual({ serverUrl: 'https://api.mollie.com', apiKey: 'live_geheimgeheim' })
    expect(readEnvironment({ ...key, MOLLIE_SERVER_URL: 'http://localhost:4000' }).mollie?.serverUrl).toBe(
      'http://localhost:4000',
    )
    expect(problems({ PAYMENT_PROVIDER: 'mollie' })).toEqual([expect.stringMatching(/^MOLLIE_API_KEY must/)])
    expect(problems({ ...key, MOLLIE_SERVER_URL: 'mollie' })).toEqual([
      expect.stringMatching(/^MOLLIE_SERVER_URL must/),
    ])
  })

  test('by the sandbox have their pages beside the shop, or where the system likes', () => {
    expect(readEnvironment({ PORT: '8080' }).sandboxPort).toBe(8081)
    expect(readEnvironment({ PORT: '0' }).sandboxPort).toBe(0)
    expect(readEnvironment({ SANDBOX_PORT: '9000' }).sandboxPort).toBe(9000)
  })

  test('never tell a key that cannot be one', () => {
    expect(problems({ ...key, MOLLIE_API_KEY: 'geheim' }).join()).not.toContain('geheim')
  })

  test('in production are made for money: not by the sandbox, and by transfer where nothing is set up', () => {
    expect(readEnvironment(production).paymentProvider).toBe('none')
    expect(problems({ ...production, PAYMENT_PROVIDER: 'sandbox' })).toEqual([
      expect.stringMatching(/^PAYMENT_PROVIDER must .* without money\.$/),
    ])
  })
})

describe('what would swallow mails or show them to everybody', () => {
  test('in production without a mail server is refused', () => {
    expect(problems({ ...production, SMTP_URL: '' })).toEqual([
      expect.stringMatching(/^SMTP_URL must .* with NODE_ENV=production: .*\.$/),
    ])
  })

  test.each(['https://shop.example', 'http://shop.example:3000', 'http://8.8.8.8', 'http://[2001:db8::1]'])(
    'a shop at %s outside production is refused',
    (origin) => {
      expect(problems({ PUBLIC_ORIGIN: origin, DESK_EMAIL: 'post@shop.example' })).toEqual([
        expect.stringMatching(/^NODE_ENV must be production where PUBLIC_ORIGIN is public \(.*\.$/),
      ])
    },
  )

  test.each([
    'http://localhost:3000',
    'http://shop',
    'http://shop.test',
    'http://shop.local',
    'http://127.0.0.1:80',
    'http://192.168.1.7',
    'http://172.20.0.2',
    'http://[::1]:3000',
  ])('%s leads nobody here', (origin) => {
    expect(problems({ PUBLIC_ORIGIN: origin, DESK_EMAIL: 'post@shop.example' })).toEqual([])
  })
})

function problems(variables: Record<string, string>) {
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
}

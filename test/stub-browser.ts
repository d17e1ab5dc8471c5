import { vi } from 'vitest'
import * as accountApi from '../contract/account.ts'
import * as listingsApi from '../contract/listings.ts'

export const TOKEN = 'Authorization'
/** Who the server knows, by token. */
export const sessions = new Map<string, string>()
/** What has reached the server. */
export const calls: { path: string; token: string | undefined; key: string | undefined }[] = []

function userOf(account: string | undefined) {
  const user = account ? { portalUserId: account, role: 'BUYER', businessType: null } : null
  const names = { firstName: 'Mira', lastName: 'Sommer', companyName: 'Café', phoneNumber: '1', language: 'de' }
  const userDetails = account
    ? { email: `${account}@cafe.test`, ...names, currency: 'EUR', countryId: 1, isEmailConfirmed: true }
    : null
  return { isImpersonated: false, impersonatedBy: null, user, userDetails, counts: null }
}

/** A server that knows a few calls. */
export const server: typeof fetch = async (url, init) => {
  const headers = new Headers(init?.headers)
  const token = headers.get('Authorization')?.replace('Bearer ', '')
  const path = String(url).split('?')[0]!
  calls.push({ path, token, key: headers.get('Idempotency-Key') ?? undefined })
  const account = sessions.get(token ?? '')
  const viewer = { headers: { 'X-Viewer': account ? 'account' : 'visitor' } }
  if (path === accountApi.readCurrentUser.path) return Response.json(userOf(account), viewer)
  if (path === listingsApi.readCategoryTree.path) return Response.json([], viewer)
  if (path === '/api/v1/auth/sign-out') return new Response(null, { status: 204, ...viewer })
  if (!account) return Response.json({ code: 'UNAUTHENTICATED', message: 'Bitte melde dich an.' }, { status: 401 })
  return Response.json(path === accountApi.listAddresses.path ? [] : { account })
}

// As in a browser, its own keys are those of what is stored.
function fakeStorage() {
  const values: Record<string, string> = {}
  return Object.defineProperties(values, {
    getItem: { value: (key: string) => values[key] ?? null },
    setItem: { value: (key: string, value: string) => void (values[key] = value) },
    removeItem: { value: (key: string) => void delete values[key] },
  })
}

export class FakeStorageEvent extends Event {
  readonly key: string | null
  constructor(type: string, { key }: { key: string | null }) {
    super(type)
    this.key = key
  }
}

/** A browser with storage and events of its own, and two accounts, the first of which has two sessions. */
export function stubBrowser(): void {
  const browser = new EventTarget()
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('StorageEvent', FakeStorageEvent)
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, browser[name].bind(browser))
  vi.stubGlobal('fetch', server)
  calls.length = 0
  sessions.clear()
  sessions.set('token-a', 'a').set('token-a2', 'a').set('token-b', 'b')
}

import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import type { Address } from '../../../contract/account.ts'
import * as cartApi from '../../../contract/cart.ts'
import * as listingsApi from '../../../contract/listings.ts'
import { call } from '../calls/call.ts'
import { otherAccount } from '../calls/call-problem.ts'
import { createQueryClient } from '../calls/query-client.ts'
import { readToken } from './session.ts'
import { onSignInRequest, type SignInRequest } from './sign-in.ts'
import { currentToasts, dismissToast } from '../toasts.ts'
import { signedIn, signOut } from './change-viewer.ts'
import { followOtherTabs, startViewer } from './follow-viewer.ts'
import { dropOtherAccounts } from './query-hash.ts'
import { calls, FakeStorageEvent, server, sessions, stubBrowser, TOKEN } from '../../../test/stub-browser.ts'
import { currentViewer, giveUpSession, viewerState } from './viewer-state.ts'

let queryClient = createQueryClient()
let requests: SignInRequest[] = []
let stops: (() => void)[] = []

/** Another tab has written the token, or removed it. */
function otherTab(token: string | null) {
  if (token === null) localStorage.removeItem(TOKEN)
  else localStorage.setItem(TOKEN, token)
  dispatchEvent(new FakeStorageEvent('storage', { key: TOKEN }))
}

beforeEach(() => {
  stubBrowser()
  requests = []
  queryClient = createQueryClient()
  stops = [followOtherTabs(queryClient), onSignInRequest((request) => requests.push(request))]
  otherAccount.message = 'Ein anderes Konto.'
  for (const { id } of currentToasts()) dismissToast(id)
})
afterEach(() => {
  stops.forEach((stop) => stop())
  vi.unstubAllGlobals()
})

// A busy machine takes its time to import what a call needs.
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })
const settled = () => until(() => expect(viewerState().phase).toBe('settled'))
const ended = () => until(() => expect(requests).toHaveLength(1))
const isDone = async (promise: Promise<unknown>) => {
  let done = false
  void promise.then(
    () => (done = true),
    () => (done = true),
  )
  await new Promise((resolve) => setImmediate(resolve))
  return done
}
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )
const cartOf = (name: string) => queryClient.setQueryData(['cart'], name)
const cart = () => queryClient.getQueryData(['cart'])
const postsOf = (path: string) => calls.filter((sent) => sent.path === path)
const address = { id: '019a0000-0000-7000-8000-000000000000', countryId: 1, selected: true } as Address
const saveAddress = () => call(accountApi.updateAddress, address)

async function signInAs(token: string) {
  await signedIn(queryClient, token)
  return currentViewer()
}

test('what was read for one account is not there for another, nor for a visitor', async () => {
  await signInAs('token-a')
  cartOf('cart of a')
  await signInAs('token-b')
  expect(cart()).toBeUndefined()
  cartOf('cart of b')
  await signOut(queryClient)
  expect(cart()).toBeUndefined()
})

test('who looks while a question is under way does not get the answer of somebody else', async () => {
  await signInAs('token-a')
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const asking = refusalOf(call(accountApi.listAddresses, {}))
  vi.stubGlobal('fetch', server)
  await signInAs('token-b')
  answer.resolve(Response.json([]))
  expect(await asking).toMatchObject({ status: 401, message: '' })
})

test('what everybody is answered alike, and what visitors are, is read once for all', async () => {
  startViewer()
  queryClient.setQueryData(['categories', 'top', 'de'], 'categories')
  queryClient.setQueryData(['product', '1', 'visitor', 'de'], 'without a price')
  const viewer = await signInAs('token-a')
  cartOf('cart of a')
  dropOtherAccounts(queryClient, viewer)
  expect(queryClient.getQueryData(['categories', 'top', 'de'])).toBe('categories')
  expect(queryClient.getQueryData(['product', '1', 'visitor', 'de'])).toBe('without a price')
  expect(cart()).toBe('cart of a')
  dropOtherAccounts(queryClient, await signInAs('token-b'))
  expect(queryClient.getQueryCache().findAll({ queryKey: ['cart'] })).toEqual([])
})

test('the same account that signs in again is the same viewer, in this tab and in another one', async () => {
  const viewer = await signInAs('token-a')
  expect(await signInAs('token-a2')).toBe(viewer)
  otherTab('token-a')
  expect(viewerState().phase).toBe('changing')
  await settled()
  expect(viewerState()).toMatchObject({ viewer, token: 'token-a' })
})

test.each([
  ['another account', 'token-b'],
  ['nobody', null],
])('another tab signs in %s: that is who looks', async (_, token) => {
  const viewer = await signInAs('token-a')
  otherTab(token)
  await settled()
  expect(viewerState().token).toBe(token)
  expect(currentViewer()).not.toBe(viewer)
})

test('of several changes in other tabs the last one counts', async () => {
  await signInAs('token-a')
  otherTab('token-b')
  otherTab(null)
  otherTab('token-a2')
  await settled()
  expect(viewerState()).toMatchObject({ token: 'token-a2', person: { id: 'a' } })
})

test('a session that has ended asks once to sign in, with the e-mail, and then sends what was refused', async () => {
  const viewer = await signInAs('token-a')
  sessions.delete('token-a')
  const saving = saveAddress()
  const reading = call(accountApi.listAddresses, {})
  const adding = call(cartApi.write, { items: [{ productSkuId: '1', quantity: 8, mode: 'ADD' }] } as never).catch(
    () => {},
  )
  await ended()
  expect(requests).toEqual([{ ended: { email: 'a@cafe.test' } }])
  expect(readToken()).toBeNull()
  expect(currentViewer()).toEqual(viewer)
  expect(await isDone(saving)).toBe(false)
  expect(await signInAs('token-a2')).toBe(viewer)
  await Promise.all([saving.catch(() => {}), reading, adding])
  const tokens = calls.filter(({ path }) => path.startsWith('/api/v1/account/addresses')).map(({ token }) => token)
  expect(tokens.toSorted((one, other) => one!.localeCompare(other!))).toEqual([
    'token-a',
    'token-a',
    'token-a2',
    'token-a2',
  ])
  const [first, second, ...more] = postsOf('/api/v1/cart')
  expect(more).toEqual([])
  expect(first!.key).toEqual(second!.key)
  expect(second!.token).toBe('token-a2')
})

test('what one account wanted is not done for another, which is said', async () => {
  await signInAs('token-a')
  sessions.delete('token-a')
  const saving = refusalOf(saveAddress())
  await ended()
  calls.length = 0
  await signInAs('token-b')
  expect(await saving).toMatchObject({ message: 'Ein anderes Konto.' })
  expect(calls.map(({ path }) => path)).toEqual([accountApi.readCurrentUser.path])
  expect(currentToasts().map(({ message }) => message)).toEqual(['Ein anderes Konto.'])
})

test('who does not sign in again is a visitor', async () => {
  await signInAs('token-a')
  sessions.delete('token-a')
  const saving = refusalOf(saveAddress())
  await ended()
  giveUpSession()
  expect(await saving).toMatchObject({ status: 401, message: 'Bitte melde dich an.' })
  expect(currentViewer()).toBe('visitor')
})

test('another tab that signs in again answers the question here', async () => {
  const viewer = await signInAs('token-a')
  sessions.delete('token-a')
  const reading = call(accountApi.listAddresses, {})
  await ended()
  otherTab('token-a2')
  expect(await reading).toEqual([])
  expect(currentViewer()).toBe(viewer)
})

test('a visitor’s answer to an account is noticed like a refusal', async () => {
  await signInAs('token-a')
  sessions.delete('token-a')
  const reading = call(listingsApi.readCategoryTree, {})
  await ended()
  expect(await isDone(reading)).toBe(false)
  await signInAs('token-a2')
  expect(await reading).toEqual([])
})

test('a session that was over before the page was opened makes it a visitor’s, without a question', async () => {
  localStorage.setItem(TOKEN, 'token-dead')
  startViewer()
  expect(currentViewer()).not.toBe('visitor')
  await refusalOf(call(accountApi.listAddresses, {}))
  expect(currentViewer()).toBe('visitor')
  expect(readToken()).toBeNull()
  expect(requests).toEqual([])
})

test('after an impersonation the own account goes on', async () => {
  await signInAs('token-a')
  await signedIn(queryClient, 'token-b', { isImpersonated: true })
  expect(viewerState().person?.id).toBe('b')
  otherTab('token-a2')
  expect(viewerState()).toMatchObject({ token: 'token-b', phase: 'settled' })
  await signOut(queryClient)
  expect(viewerState()).toMatchObject({ token: 'token-a2', person: { id: 'a' } })
})

test('a question that is shown is reads anew under the account that looks now', async () => {
  startViewer()
  const reads: string[] = []
  const options = { queryKey: ['cart'], queryFn: () => Promise.resolve(reads.push(currentViewer())) }
  await signInAs('token-a')
  const observer = new QueryObserver(queryClient, options)
  stops.push(observer.subscribe(() => {}))
  await until(() => expect(reads).toHaveLength(1))
  await signInAs('token-b')
  observer.setOptions(options)
  await until(() => expect(reads).toHaveLength(2))
  expect(new Set(reads).size).toBe(2)
})

import type { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { Cart, CartItem } from '../../contract/cart.ts'
import { sampleCart, sampleLine, sampleStoreCart } from '../../web/gallery/sample-orders.ts'
import { createQueryClient } from '../../web/platform/calls/query-client.ts'
import { settleViewer, viewerState } from '../../web/platform/viewer/viewer-state.ts'
import { stubBrowser } from '../stub-browser.ts'

/** A write or read that has reached the server: 'POST /cart', with the body's fields. */
export type Sent = { call: string; body: Record<string, unknown>; key: string | null; keepalive: boolean }

const sample = { brand: 'Rosta', quantity: 6, countPerBox: 6, minimumQuantity: 6, stock: 60 }
export const espresso = sampleLine('de', { ...sample, productSkuId: '100001', name: 'Espresso' })
export const oats = sampleLine('de', { ...sample, productSkuId: '100002', name: 'Haferdrink' })

/** A cart with these lines of one store. */
export const cartOf = (items: CartItem[], part: Partial<Cart> = {}): Cart => ({
  ...sampleCart('de', { itemCount: items.length, canCheckout: items.length > 0 }),
  carts: items.length > 0 ? [sampleStoreCart('de', { items })] : [],
  ...part,
})

type Answer = Response | Promise<Response> | (() => Promise<Response>)
/** No answer: the connection has died, after the server has seen the call. */
export const lost: Answer = () => Promise.reject(new TypeError('no connection'))

/**
 * A server of one cart. What is sent is in `sent`; a call that is named in `answers` gets that answer, once for each entry,
 * any other the cart as the calls of this test have made it.
 */
export function stubCart(items: CartItem[] = []) {
  stubBrowser()
  const page = { documentElement: { lang: 'de' }, activeElement: null, querySelector: () => null }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  let lines = items
  const sent: Sent[] = []
  const answers = new Map<string, Answer[]>()
  const put = ({ productSkuId, quantity, mode }: { productSkuId: string; quantity: number; mode?: string }) => {
    const before = lines.find((line) => line.productSkuId === productSkuId)
    const next = mode === 'ADD' ? (before?.quantity ?? 0) + quantity : quantity
    const others = lines.filter((line) => line !== before)
    const line = { ...(productSkuId === oats.productSkuId ? oats : espresso), productSkuId, quantity: next }
    lines = next > 0 ? [...others, line] : others
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(url, 'http://shop.test').pathname.replace('/api/v1', '')
    const call = `${init.method ?? 'GET'} ${path}`
    const body = JSON.parse(String(init.body ?? '{}')) as Sent['body']
    sent.push({ call, body, key: new Headers(init.headers).get('Idempotency-Key'), keepalive: init.keepalive === true })
    const answer = answers.get(call)?.shift()
    if (answer) return typeof answer === 'function' ? answer() : answer
    if (call === 'POST /cart') for (const line of (body.items ?? [body]) as never[]) put(line)
    return Response.json(cartOf(lines))
  })
  return {
    sent,
    /** What has been written, oldest first, without what was only read. */
    writes: () => sent.filter(({ call }) => !call.startsWith('GET')).map(({ body }) => body),
    reads: (call: string) => sent.filter((one) => one.call === `GET ${call}`).length,
    answer: (call: string, ...next: Answer[]) => answers.set(call, next),
    lines: () => lines,
    setLines: (next: CartItem[]) => (lines = next),
  }
}

/** A refusal as the API words it. */
export const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ code, message: `Abgelehnt: ${code}`, ...more }, { status })

/** A page of somebody who may buy, whose session is known. */
export function asBuyer(): QueryClient {
  const queryClient = createQueryClient()
  settleViewer({ token: 'token-a', person: { id: 'a', email: 'a@cafe.test' } })
  const user = { portalUserId: 'a', role: 'BUYER', businessType: null }
  queryClient.setQueryData(['auth', viewerState().viewer], { user, isImpersonated: false })
  return queryClient
}

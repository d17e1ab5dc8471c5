import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blankForm, clearCheckoutForm, restoreForm, storeForm, useCheckoutForm } from './use-checkout-form.ts'

let stored: Record<string, string>
beforeEach(() => {
  stored = {}
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  }
  // As in a browser: the keys are the storage's own properties, its methods are not.
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const typed = { ...blankForm, paymentMethodCode: 'PAYPAL', note: 'Hof', termsAccepted: true } as const

test('what was typed comes back after a reload, but the terms are accepted anew', () => {
  storeForm('mira', typed)
  expect(restoreForm('mira', {})).toEqual({ ...typed, termsAccepted: false })
})

test('what was typed in this tab counts before the last order, which counts before nothing', () => {
  const last = { paymentMethodCode: 'BANK_TRANSFER', purchaseOrderNumber: 'KST 4711' } as const
  expect(restoreForm('mira', last)).toEqual({ ...blankForm, ...last })
  storeForm('mira', typed)
  expect(restoreForm('mira', last)).toMatchObject({ paymentMethodCode: 'PAYPAL', purchaseOrderNumber: '' })
})

test('another account begins with a form of its own', () => {
  storeForm('mira', typed)
  expect(restoreForm('jonas', {})).toEqual(blankForm)
})

test('once ordered, nothing is left of any form, and the rest of the tab stays', () => {
  storeForm('mira', typed)
  storeForm('jonas', typed)
  stored.theme = 'dark'
  clearCheckoutForm()
  expect(stored).toEqual({ theme: 'dark' })
})

test('a change keeps the one before it, also where the page has not been rendered in between', () => {
  let change: ReturnType<typeof useCheckoutForm>['change'] | undefined
  const Page = () => {
    change = useCheckoutForm('mira', {}).change
    return null
  }
  renderToString(createElement(Page))
  change!({ note: 'Hof links' })
  change!({ purchaseOrderNumber: 'KST 4711' })
  expect(restoreForm('mira', {})).toEqual({ ...blankForm, note: 'Hof links', purchaseOrderNumber: 'KST 4711' })
})

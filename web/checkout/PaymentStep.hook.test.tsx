import { afterEach, beforeEach, expect, test } from 'vitest'
import { closePages, renderPart } from '../../test/hooks/render-hook.tsx'
import { stubCart } from '../../test/hooks/stub-cart.ts'
import { paymentMethodCodes, type PaymentMethodCode } from '../../contract/payment-methods.ts'
import { checkout as t } from '../../texts/de/checkout/screen.ts'
import { createQueryClient } from '../platform/calls/query-client.ts'
import type { Methods } from './payment-choice.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { paymentMethodsQuery } from './queries.ts'

beforeEach(() => void stubCart())
afterEach(closePages)

const method = (code: PaymentMethodCode, unavailableReason: string | null = null): Methods[number] => ({
  code,
  name: `Name ${code}`,
  description: `So geht ${code}`,
  isAvailable: unavailableReason === null,
  unavailableReason,
})

async function openStep(methods: Methods | null, part: { chosen?: PaymentMethodCode; refusal?: string } = {}) {
  const queryClient = createQueryClient()
  if (methods) queryClient.setQueryData(paymentMethodsQuery.queryKey, methods)
  const { chosen = null, refusal = null } = part
  const html = await renderPart(
    <PaymentStep {...{ chosen, refusal }} onChoose={() => {}} onDone={() => {}} />,
    queryClient,
  )
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => ({
    code: /value="([^"]*)"/.exec(tag)![1],
    isChecked: /\schecked=/.test(tag),
    isDisabled: /\sdisabled=/.test(tag),
  }))
  return { html, radios }
}

test('what cannot be used stands behind, cannot be chosen and says why', async () => {
  const { html, radios } = await openStep([method('CREDIT_CARD', 'Erst ab 50 €.'), method('PAYPAL')])
  expect(radios).toEqual([
    { code: 'PAYPAL', isChecked: false, isDisabled: false },
    { code: 'CREDIT_CARD', isChecked: false, isDisabled: true },
  ])
  expect(html).toContain('So geht PAYPAL')
  expect(html).toContain('Erst ab 50 €.')
  expect(html).not.toContain('So geht CREDIT_CARD')
})

test('a choice that cannot be used any more is chosen no longer', async () => {
  const methods = [method('CREDIT_CARD', 'Erst ab 50 €.'), method('PAYPAL')]
  expect((await openStep(methods, { chosen: 'CREDIT_CARD' })).radios.filter(({ isChecked }) => isChecked)).toEqual([])
  const { radios } = await openStep(methods, { chosen: 'PAYPAL' })
  expect(radios.filter(({ isChecked }) => isChecked)).toMatchObject([{ code: 'PAYPAL' }])
})

test('while the methods are read there is a place for each, and nothing to choose', async () => {
  const { html, radios } = await openStep(null)
  expect(radios).toEqual([])
  expect(html.match(/h-\[74px\]/g)).toHaveLength(paymentMethodCodes.length)
})

test('why the last attempt was refused stands above; a missing choice is said after a press alone', async () => {
  const { html } = await openStep([method('PAYPAL')], { refusal: 'Die Karte wurde abgelehnt.' })
  expect(html).toContain('Die Karte wurde abgelehnt.')
  expect(html).not.toContain(t.payment.missing)
})

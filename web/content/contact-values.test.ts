import { expect, test } from 'vitest'
import * as contentApi from '../../contract/content.ts'
import { contactSubjects } from '../../contract/content.ts'
import { blank, messageOf } from './contact-values.ts'

const typed = {
  ...blank,
  firstName: 'Mira',
  lastName: 'Sommer',
  email: 'mira@cafe.example',
  orderNumber: ' T100234 ',
  productSkuId: '100123',
  message: 'Wann kommt die Ware?',
  privacyAccepted: true,
}

test.each(contactSubjects)('a message about %s is one the API takes', (subject) => {
  expect(contentApi.sendContactForm.input.safeParse(messageOf({ ...typed, subject })).success).toBe(true)
})

test('order and product go only with subjects that ask for them', () => {
  const sent = (subject: (typeof contactSubjects)[number]) => Object.keys(messageOf({ ...typed, subject }))
  expect(sent('DELIVERY_STATUS')).toContain('orderNumber')
  expect(sent('DELIVERY_STATUS')).not.toContain('productSkuId')
  expect(sent('PRODUCT_INFORMATION')).toContain('productSkuId')
  expect(sent('PRESS_INQUIRY')).not.toContain('orderNumber')
})

test('without a subject or a consent nothing is sent', () => {
  expect(contentApi.sendContactForm.input.safeParse(messageOf(typed)).success).toBe(false)
  const unconsented = messageOf({ ...typed, subject: 'OTHER', privacyAccepted: false })
  expect(contentApi.sendContactForm.input.safeParse(unconsented).success).toBe(false)
})

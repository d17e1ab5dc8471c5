import { expect, test } from 'vitest'
import { carrierName as de } from '../../../texts/de/carriers.ts'
import { claimsMails } from '../../../texts/en/claims/mails.ts'
import { carrierName as en } from '../../../texts/en/carriers.ts'
import { ordersDocuments } from '../../../texts/en/orders/documents.ts'
import { ordersMail } from '../../../texts/en/orders/mails.ts'
import { orders } from '../../../texts/en/orders/screen.ts'
import { carriers } from './carriers.ts'

test('who is no brand is named in English, and a name that a store has typed stays', () => {
  expect(carriers.map(en)).toEqual(['DHL', 'DPD', 'GLS', 'UPS', 'Hermes', 'Freight forwarder', 'Collection'])
  expect(carriers.map(de)).toEqual([...carriers])
  expect(en('Spedition Kranich')).toBe('Spedition Kranich')
})

test('page, mails and delivery note name the carrier in the language of who reads', () => {
  expect(orders.detail.shipped('Abholung', '24 Nov')).toBe('Collection, shipped on 24 Nov')
  expect(ordersMail.facts.tracking('Spedition', '')).toBe('Carrier: Freight forwarder')
  expect(claimsMails.facts.parcel('Spedition', '')).toBe('Sent with: Freight forwarder')
  expect(ordersDocuments.carrierName('Abholung')).toBe('Collection')
})

import { expect, test } from 'vitest'
import { supplierOrders as de } from '../../../texts/de/orders/supplier.ts'
import { supplierOrders as en } from '../../../texts/en/orders/supplier.ts'
import { dueText } from './due-text.ts'

const now = new Date('2026-11-24T10:00:00Z')

test.each([
  ['2026-11-21T10:00:00Z', 'late', 'seit 3 Tagen', 'for 3 days'],
  ['2026-11-24T08:30:00Z', 'late', 'seit 1 Stunde', 'for 1 hour'],
  ['2026-11-24T09:15:00Z', 'late', 'seit 45 Minuten', 'for 45 minutes'],
  ['2026-11-24T09:59:40Z', 'late', 'seit eben', 'just now'],
  ['2026-11-24T10:00:20Z', 'soon', 'weniger als 1 Minute', 'less than a minute left'],
  ['2026-11-24T10:01:00Z', 'soon', 'noch 1 Minute', '1 minute left'],
  ['2026-11-24T10:59:00Z', 'soon', 'noch 59 Minuten', '59 minutes left'],
  ['2026-11-24T13:00:00Z', 'soon', 'noch 3 Stunden', '3 hours left'],
  ['2026-11-25T10:00:00Z', 'calm', 'noch 24 Stunden', '24 hours left'],
  ['2026-11-27T10:00:00Z', 'calm', 'noch 3 Tage', '3 days left'],
])('%s is %s: %s', (due, tone, german, english) => {
  const moments = { dueAt: new Date(due), now }
  expect(dueText(moments, de.due, 'de')).toMatchObject({ tone, rest: german })
  expect(dueText(moments, en.due, 'en')).toMatchObject({ tone, rest: english })
})

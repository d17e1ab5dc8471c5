import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Calendar, Land } from '../../contract/delivery.ts'
import { arrivalOf, cutOffOf, orderMinuteOf, routeTo, type Arrival } from './arrival.ts'

type Vector = {
  name: string
  store: {
    land: Land
    cutOff: string
    leadMin: number
    leadMax: number
    closed: string[]
    routes?: { name: string; postcodes: string[]; weekdays: number[] }[]
  }
  place: { postcode: string; land: Land }
  orderedAt: string
  expected: { earliest: string | null; latest: string | null }
}
const vectors = JSON.parse(readFileSync('test/trade/delivery-promise.vectors.json', 'utf8')) as Vector[]

const nowhere = { earliest: null, latest: null }

function calendarOf({ land, cutOff, closed, routes = [] }: Vector['store']): Calendar {
  return {
    land,
    cutOff,
    workingDays: [1, 2, 3, 4, 5],
    mode: routes.length > 0 ? 'ROUTE' : 'PARCEL',
    closures: closed.map((day) => ({ from: day, to: day, reason: '' })),
    routes: routes.map((route) => ({ ...route, cutOff: null })),
  }
}

test('german-trade § 6: there are 18 vectors', () => expect(vectors).toHaveLength(18))

test.each(vectors)('$name', ({ store, place, orderedAt, expected }) => {
  const question = { calendar: calendarOf(store), lead: store, temperature: 'AMBIENT', place } as const
  expect(arrivalOf({ ...question, orderedAt: new Date(orderedAt) }) ?? nowhere).toEqual(expected)
})

const monday = new Date('2026-11-23T10:00:00Z')
const friday = new Date('2026-11-27T10:00:00Z')
const munich = { postcode: '80331', land: 'BY' } as const
const calendar: Calendar = {
  land: 'BY',
  cutOff: '14:00',
  workingDays: [1, 2, 3, 4, 5],
  mode: 'PARCEL',
  closures: [],
  routes: [],
}
const route = { name: 'München', postcodes: ['80', '81'], weekdays: [2, 4], cutOff: null }

function ask(values: Partial<Calendar>, orderedAt = monday, temperature: 'AMBIENT' | 'CHILLED' = 'AMBIENT') {
  const question = { calendar: { ...calendar, ...values }, lead: { leadMin: 1, leadMax: 1 }, temperature }
  return arrivalOf({ ...question, place: munich, orderedAt })?.earliest ?? null
}

test.each<[string, Partial<Calendar>, Date, 'AMBIENT' | 'CHILLED', string | null]>([
  ['cooled goods of a Monday', {}, monday, 'CHILLED', '2026-11-24'],
  ['cooled goods do not stand over the weekend', {}, friday, 'CHILLED', '2026-12-01'],
  ['what is not cooled does', {}, friday, 'AMBIENT', '2026-11-30'],
  ['Saturdays of a store that works on them', { workingDays: [1, 2, 3, 4, 5, 6] }, friday, 'AMBIENT', '2026-11-30'],
  ['cooled goods leave on the day before', { workingDays: [7] }, monday, 'CHILLED', '2026-12-07'],
  [
    'a tour of its own cut-off',
    { mode: 'ROUTE', routes: [{ ...route, cutOff: '10:00' }] },
    monday,
    'AMBIENT',
    '2026-11-26',
  ],
  [
    'no tour in a closure',
    {
      mode: 'ROUTE',
      routes: [{ ...route, weekdays: [6] }],
      closures: [{ from: '2026-11-28', to: '2026-11-28', reason: '' }],
    },
    monday,
    'AMBIENT',
    '2026-12-05',
  ],
  [
    'a store that is closed for good',
    { closures: [{ from: '2026-01-01', to: '2099-12-31', reason: '' }] },
    monday,
    'AMBIENT',
    null,
  ],
] as const)('%s', (_, values, orderedAt, temperature, expected) => {
  expect(ask(values, orderedAt, temperature)).toBe(expected)
})

const shipped = (lead: [number, number]): Arrival | null =>
  arrivalOf({
    calendar,
    lead: { leadMin: lead[0], leadMax: lead[1] },
    temperature: 'CHILLED',
    place: munich,
    orderedAt: friday,
  })

test('a store of no lead time delivers cooled goods on the same day', () => {
  expect(shipped([0, 0])).toEqual({ earliest: '2026-11-27', latest: '2026-11-27' })
})

test('routes are not asked of a store that sends parcels', () => {
  expect(ask({ routes: [{ ...route, postcodes: ['10'] }] })).toBe('2026-11-24')
})

test('of routes of the same length the first counts', () => {
  expect(routeTo('80331', [route, { ...route, name: 'Zweite' }])?.name).toBe('München')
})

const weekdays = calendarOf({ land: 'BE', cutOff: '14:00', leadMin: 0, leadMax: 1, closed: ['2026-12-01'] })
test.each([
  ['a working day', '2026-11-26T10:00:00+01:00', { minute: '2026-11-26T14:00', nextDay: '2026-11-27' }],
  ['after the cut-off', '2026-11-26T16:00:00+01:00', { minute: '2026-11-26T14:00', nextDay: '2026-11-27' }],
  ['before a weekend', '2026-11-27T10:00:00+01:00', { minute: '2026-11-27T14:00', nextDay: '2026-11-30' }],
  ['before a closure', '2026-11-30T10:00:00+01:00', { minute: '2026-11-30T14:00', nextDay: '2026-12-02' }],
  ['a Saturday', '2026-11-28T10:00:00+01:00', null],
  ['a closure', '2026-12-01T10:00:00+01:00', null],
  ['a holiday', '2026-12-25T10:00:00+01:00', null],
  ['by the clocks in Germany', '2026-11-26T23:30:00Z', { minute: '2026-11-27T14:00', nextDay: '2026-11-30' }],
])('the cut-off of a day: %s', (_, now, expected) => {
  expect(cutOffOf(weekdays, new Date(now))).toEqual(expected)
})

test('until when an order arrives like one of now: today, else on the next working day; a tour has its own', () => {
  const minute = (orderedAt: string, values: Partial<Calendar> = {}) =>
    orderMinuteOf({ calendar: { ...calendar, ...values }, place: munich, orderedAt: new Date(orderedAt) })
  expect(minute('2026-11-23T10:00:00Z')).toBe('2026-11-23T14:00')
  expect(minute('2026-11-23T13:00:00Z')).toBe('2026-11-24T14:00')
  expect(minute('2026-11-28T10:00:00Z')).toBe('2026-11-30T14:00')
  expect(minute('2026-11-23T08:00:00Z', { mode: 'ROUTE', routes: [{ ...route, cutOff: '10:00' }] })).toBe(
    '2026-11-23T10:00',
  )
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HealthLine } from '../../../contract/operator/health.ts'
import { TextsContext, type Texts } from '../../platform/texts.ts'
import { Sparkline } from './Sparkline.tsx'
import { useOperatorHealthTexts } from './texts.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 24, 13, minutes))

async function shown(values: (number | null)[], language: 'de' | 'en') {
  await useOperatorHealthTexts.load(language)
  const history = values.map((value, place) => ({ at: at(5 * place), state: 'GOOD', value }))
  const line = { kind: 'DATABASE', history } as unknown as HealthLine
  const frame = { language, texts: {} as unknown as Texts }
  return renderToStaticMarkup(createElement(TextsContext, { value: frame }, createElement(Sparkline, { line })))
}

test('a single reading is said with its time, as one point is no line', async () => {
  expect(await shown([null, 12], 'de')).toMatch(/>12 Verbindungen, seit \d\d:05</)
  expect(await shown([null, 12], 'en')).toMatch(/>12 connections, since \d\d:05</)
  expect(await shown([12], 'de')).not.toContain('<svg')
})

test('two readings are a line', async () => {
  expect(await shown([12, 14], 'de')).toContain('aria-label="Letzte 24 Stunden: 12 bis 14 Verbindungen"')
})

test('without any it says so', async () => {
  expect(await shown([null], 'de')).toContain('noch nichts aufgezeichnet')
})

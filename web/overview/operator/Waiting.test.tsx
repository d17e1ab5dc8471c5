import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ApprovalKind } from '../../../contract/operator/approvals.ts'
import type { WaitingKind } from '../../../contract/operator/overview.ts'
import { FrameContext, type Frame } from '../../frame/frame-context.ts'
import { TextsContext, type Texts } from '../../platform/texts.ts'
import { useOverviewTexts } from './texts.ts'
import { Waiting } from './Waiting.tsx'

const since = new Date(Date.UTC(2026, 10, 24, 13, 5))
const exact = (value: number) => ({ value, isExact: true })
const of = (kind: WaitingKind, value: number) => ({ kind, count: exact(value), since: value > 0 ? since : null })
const decision = (kind: ApprovalKind, kindText: string, value: number) => ({
  kind,
  kindText,
  count: exact(value),
  since,
})

async function shown(waiting: ReturnType<typeof of>[], approvals: ReturnType<typeof decision>[] = []) {
  await useOverviewTexts.load('de')
  const words = { language: 'de' as const, texts: {} as unknown as Texts }
  const framed = createElement(FrameContext, { value: {} as Frame }, createElement(Waiting, { waiting, approvals }))
  const markup = renderToStaticMarkup(createElement(TextsContext, { value: words }, framed))
  const [rows, rest = ''] = markup.split('</ul>')
  const plain = (part: string) =>
    part
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  return { rows: plain(rows!), rest: plain(rest), markup }
}

test('each kind of decision is a row with its count and its list, and what nothing waits of is one line', async () => {
  const { rows, rest, markup } = await shown(
    [of('APPROVALS', 3), of('TICKETS', 2), of('CHARGEBACKS', 0), of('FAILED_JOBS', 0)],
    [decision('CLAIM', 'Reklamation', 2), decision('STORE', 'Neuer Store', 1)],
  )
  expect(rows).toMatch(/Reklamation .* 2 Neuer Store .* 1 Offene Anfragen .* 2$/)
  expect(rows).not.toContain('Rückbuchungen')
  expect(rest).toBe('Nichts wartet: Rückbuchungen Gescheiterte Aufträge')
  expect(markup).toContain('/operator/approvals?view=STORE')
})

test('where nothing waits at all it says so', async () => {
  expect((await shown([of('TICKETS', 0)])).rows).toContain('Nichts wartet auf dich.')
})

import { expect, test } from 'vitest'
import { PageHtml } from './page-html.ts'
import { readTaggedJson, writeTaggedJson } from './tagged-json.ts'

const through = (value: object) => readTaggedJson(writeTaggedJson(value))

test('a date is a date again in the browser, also deep inside', () => {
  const createdAt = new Date('2026-11-25T10:00:00Z')
  expect(through({ items: [{ createdAt }] })).toEqual({ items: [{ createdAt }] })
})

test('a text that looks like a date stays a text', () => {
  expect(through({ name: '2026-11-25T10:00:00Z' })).toEqual({ name: '2026-11-25T10:00:00Z' })
})

test('a name cannot close the data block', () => {
  const name = '</script><script>alert(1)</script><!--'
  expect(writeTaggedJson({ name })).not.toContain('<')
  expect(through({ name })).toEqual({ name })
})

test('HTML of the page is not repeated but read where it stands', () => {
  const text = writeTaggedJson({ content: new PageHtml('post-text', '<p>Mahlgrad</p>') })
  expect(text).not.toContain('Mahlgrad')
  const htmlIn = (id: string) => (id === 'post-text' ? '<p>Mahlgrad</p>' : '')
  expect(readTaggedJson(text, htmlIn)).toEqual({ content: new PageHtml('post-text', '<p>Mahlgrad</p>') })
})

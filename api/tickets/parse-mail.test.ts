import { expect, test } from 'vitest'
import { parseMail } from './parse-mail.ts'

const mail = (...lines: string[]) => new TextEncoder().encode(['From: mira@cafe.example', ...lines].join('\r\n'))
const html = (body: string) => mail('Content-Type: text/html; charset=utf-8', '', body)

test('of a mail without plain text its words are read, line by line, and none of its code', async () => {
  const body =
    '<html><head><title>x</title><style>p{color:red}</style></head><body><p>K&auml;se &amp; Brot</p><div>5 &lt; 6<br>Gru&szlig;</div><script>alert(1)</script></body></html>'
  expect((await parseMail(html(body))).words).toBe('Käse & Brot\n5 < 6\nGruß')
})

// Anybody may write to us: each of these took longer with each letter, and the shop would have stood still for hours.
test.each(['<', '<style ', '<style><', '<!--', '&lt'])('a megabyte of %j is read at once', async (part) => {
  const { words } = await parseMail(html(part.repeat(1_000_000 / part.length)))
  expect(words.length).toBeLessThanOrEqual(50_000)
})

test('mails that are named as answered hold nothing that cannot be stored, and of very many the latest count', async () => {
  const references = Array.from({ length: 300 }, (_, place) => `<m${place}@x.example>`).join(' ')
  const { answers } = await parseMail(mail(`References: ${references}`, 'In-Reply-To: <a\0b@x.example>', '', 'Hallo'))
  expect(answers).toHaveLength(100)
  expect(answers[0]).toBe('<ab@x.example>')
})

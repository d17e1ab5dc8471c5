import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '../../api/platform/ids.ts'
import { openMail } from '../../api/platform/mail/mail.ts'
import { devMailRoutes } from './dev-mail.ts'

let folder: string
let fastify: FastifyInstance
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tresen-mail-'))
  fastify = Fastify()
  devMailRoutes(fastify, join(folder, 'mail'))
})
afterEach(async () => {
  await fastify.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string) => fastify.inject({ url })
async function save(subject: string) {
  const id = newId()
  const mail = {
    id,
    to: 'jana@hotel.example',
    subject,
    text: 'https://tresen.test/a?b=1&c=2 <i>x</i>',
    html: '<script>alert(1)</script><p>Hallo</p>',
  }
  await openMail({ smtpUrl: null, folder: join(folder, 'mail'), from: 'post@tresen.test' }).send(mail)
  return id
}

test('before the first mail the page says so', async () => {
  const reply = await get('/dev/mail')
  expect({ status: reply.statusCode, says: reply.body.includes('No mail yet.') }).toEqual({ status: 200, says: true })
  expect((await fastify.inject({ url: '/dev/mail', headers: { 'accept-language': 'de-DE,en' } })).body).toContain(
    'Noch keine E-Mail.',
  )
})

test('mails are listed newest first, each with its link', async () => {
  const [first, second] = [await save('Erste'), await save('Zweite <b>')]
  const { body } = await get('/dev/mail')
  expect(body.indexOf(second)).toBeLessThan(body.indexOf(first))
  expect(body).toContain(`<a href="/dev/mail/${second}">Zweite &lt;b&gt;</a>`)
})

test('a mail is shown as text with links, its HTML in a sandbox that may load and run nothing', async () => {
  const id = await save('Hallo')
  const shown = await get(`/dev/mail/${id}`)
  expect(shown.body).toContain('<a href="https://tresen.test/a?b=1&amp;c=2" rel="noreferrer">')
  expect(shown.body).toContain('&lt;i&gt;x&lt;/i&gt;')
  expect(shown.body).toContain('<iframe sandbox src=')
  expect(shown.body).not.toContain('<script')
  expect(shown.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self'/,
  )
  const html = await get(`/dev/mail/${id}/html`)
  expect(html.headers['content-security-policy']).toContain('; sandbox')
  expect(html.headers['content-security-policy']).toContain("default-src 'none'")
})

test.each(['nothing', '..%2F..%2Fetc%2Fpasswd', '..'])('a mail called %s is not found', async (id) => {
  await save('Hallo')
  await writeFile(join(folder, 'secret.eml'), 'Subject: secret\r\n\r\nsecret')
  expect((await get(`/dev/mail/${id}`)).statusCode).toBe(404)
  expect((await get('/dev/mail/..%2Fsecret')).statusCode).toBe(404)
})

import { expect, test } from 'vitest'
import { workOffMail } from './mail-worker.ts'
import type { Mail } from './mail.ts'

test('a mail is sent to its reader, and to nobody where the account was erased', async () => {
  const sent: string[] = []
  const mail = (to: string): Mail => ({ id: 'm1', to, subject: 'Hallo', text: '', html: '' })
  const jobs = {
    async work(_: string, handle: (mail: never, jobId: string) => Promise<void>) {
      for (const to of ['jana@hotel.example', 'erased-1@erased.invalid']) await handle(mail(to) as never, 'j1')
    },
  }
  await workOffMail(jobs, {
    async send({ to }) {
      sent.push(to)
    },
  })
  expect(sent).toEqual(['jana@hotel.example'])
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { texts } from '../../texts/texts.ts'
import { listPage, mailPage, notePage, pagePolicy, type DevMailTexts } from './dev-mail-pages.ts'

const newest = 100

/**
 * /dev/mail: the mails a machine without mail server has stored, newest first. They hold reset links, so it is mounted in
 * development only.
 */
export function devMailRoutes(fastify: FastifyInstance, folder: string): void {
  fastify.get('/dev/mail', async (request, reply) => {
    const ids = await mailIds(folder)
    const mails = await Promise.all(ids.slice(0, newest).map(async (id) => ({ id, mail: await readMail(folder, id) })))
    // A mail is named when it is queued and sent later.
    const byDate = mails.toSorted((a, b) => timeOf(b.mail) - timeOf(a.mail))
    return page(reply).send(listPage(byDate, textsFor(request)))
  })
  fastify.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const t = textsFor(request)
    const mail = await findMail(folder, request.params.id)
    if (mail === 'NOT_FOUND') return page(reply).status(404).send(notePage(t.notFound, t))
    return page(reply).send(mail ? mailPage(request.params.id, mail, t) : notePage(t.unreadable, t))
  })
  fastify.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) => {
    const mail = await findMail(folder, request.params.id)
    if (mail === 'NOT_FOUND' || !mail?.html) return reply.callNotFound()
    return reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy).send(mail.html)
  })
}

// A mail is untrusted: in a sandbox of its own it may show its inline styles and nothing else.
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

const page = (reply: FastifyReply) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy)

const textsFor = (request: FastifyRequest): DevMailTexts =>
  texts(/^de\b/i.test(request.headers['accept-language'] ?? '') ? 'de' : 'en').devMail

// Ids sort by the time of their making.
async function mailIds(folder: string) {
  const names = await readdir(folder).catch(whenMissing([]))
  return names
    .flatMap((name) => /^([\w-]+)\.eml$/.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed()
}

const timeOf = (mail: Email | null) => Date.parse(mail?.date ?? '') || 0

async function findMail(folder: string, id: string) {
  const ids = await mailIds(folder)
  return ids.includes(id) ? readMail(folder, id) : 'NOT_FOUND'
}

async function readMail(folder: string, id: string): Promise<Email | null> {
  return PostalMime.parse(await readFile(join(folder, `${id}.eml`))).catch(() => null)
}

function whenMissing<T>(instead: T) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
}

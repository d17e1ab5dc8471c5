import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import { gunzipSync } from 'node:zlib'
import { startMailWorker } from '../../api/platform/mail/mail-worker.ts'
import { openMail } from '../../api/platform/mail/mail.ts'
import { startRuns } from '../../api/work-runs.ts'
import { endpoints } from '../../contract/api.ts'
import * as listApi from '../../contract/range/list.ts'
import * as judgedApi from '../../contract/range/operator-bulk.ts'
import { ogImageRoutes } from '../../server/og-images.ts'
import { sitemapRoutes } from '../../server/sitemap.ts'
import type { ServerEntry } from '../../web/rendering/renderer.ts'
import { doJobs } from '../do-jobs.ts'
import { entries } from '../every-call/entries.ts'
import { nameOf } from '../every-call/entry.ts'
import { signedIn, type World } from '../every-call/world.ts'
import { startSmtp } from '../smtp.ts'
import { ask, type Answer } from './ask.ts'
import { faultOf } from './write-texts.ts'

/** What everybody reads who may read something, and what cannot be read. */
export async function readEverything(world: World) {
  const answers = await writeLists(world)
  const faults: string[] = []
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const entry = entries[nameOf(endpoint)]!
    try {
      const answer = await ask(world, endpoint, await entry.input(world))
      answers.push(answer)
      if (answer.status >= 300) faults.push(`${answer.from} answers ${answer.status} ${answer.body.toString()}`)
    } catch (error) {
      faults.push(`${nameOf(endpoint)}: ${faultOf(error)}`)
    }
    await entry.after?.(world)
  }
  return { answers, faults }
}

/** The lists that are written as files by a job. */
async function writeLists(world: World): Promise<Answer[]> {
  const { app, supplier, operator } = world
  await app.request(listApi.exportRows, {}, { token: await signedIn(world, supplier) })
  await app.request(judgedApi.exportRows, { filter: {} }, { token: await signedIn(world, operator) })
  await doJobs(app, startRuns)
  const runs = await app.db<{ file: string }[]>`select file from desk_run where file is not null`
  const written = runs.map(async ({ file }) => {
    const body = await app.deps.files.read(file)
    return { from: file, status: 200, type: 'text/csv', body: body! }
  })
  return Promise.all(written)
}

export type Page = { path: string; html: string }

/** Every page that search engines are told of, in both languages, as the server renders it, and what the maps look like. */
export async function renderPublicPages({ app }: World) {
  const fastify = Fastify()
  sitemapRoutes(fastify, { ...app.deps, callAsVisitor: app.callAsVisitor })
  const read = async (path: string) => {
    const { rawPayload, headers } = await fastify.inject(path)
    return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload
  }
  const pathsIn = (xml: Buffer) =>
    [...xml.toString().matchAll(/<loc>http:\/\/tresen\.test([^<]*)<\/loc>/g)].map(([, path]) => path!)
  const maps = await Promise.all(pathsIn(await read('/sitemap.xml')).map(read))
  await fastify.close()
  const { origin } = app.deps
  // As it is built, with a React of its own: what other tests of this process render cannot stand in its pages.
  const { createRenderer } = (await import(pathToFileURL('dist/server/entry-server.js').href)) as ServerEntry
  const renderer = createRenderer({ site: 'shop', assets: () => '', origin, callAsVisitor: app.callAsVisitor })
  const pages: Page[] = []
  for (const path of [...maps.flatMap(pathsIn), '/search?q="><xss0>', '/magazine?topic="><xss0>'])
    pages.push({ path, html: (await renderer.render(renderer.keyOf(new URL(path, origin)))).html })
  return { maps, pages }
}

/** The pictures that these pages name for who shares them, by their status. */
export async function drawSharedPictures({ app }: World, pages: Page[]) {
  const named = pages.map(({ html }) => /property="og:image" content="http:\/\/tresen\.test([^"]+)"/.exec(html)?.[1])
  const fastify = Fastify()
  ogImageRoutes(fastify, { callAsVisitor: app.callAsVisitor, cacheFolder: app.picturesFolder })
  const statuses: Record<string, number> = {}
  for (const url of new Set(named.filter((path) => path !== undefined)))
    statuses[url] = (await fastify.inject(url)).statusCode
  await fastify.close()
  return statuses
}

/** All mails that wait, as a mail server of today takes them. */
export async function sendMails({ app }: World) {
  const smtp = await startSmtp()
  const mailer = openMail({
    smtpUrl: `smtp://localhost:${smtp.port}`,
    folder: app.filesFolder,
    from: 'Tresen <post@tresen.example>',
  })
  await doJobs(app, (deps) => startMailWorker(deps, mailer))
  mailer.close()
  await smtp.stop()
  return smtp.arrived
}

import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { newId } from '../ids.ts'
import { checkedName, isFileName, type Files } from '../files.ts'
import { absence, refusalOf } from './bucket-error.ts'
import type { BucketSettings } from './bucket-settings.ts'
import { nothing, wholeBody, withBody, type Body } from './request-body.ts'

export type BucketFiles = Files & {
  /** Lists, writes and deletes; throws BucketError where one of them is refused. */
  check(): Promise<void>
}

type Call = { method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; name?: string; query?: Record<string, string>; sent?: Body }

/** A call of a visitor has to be answered within 10 s. */
const LONGEST_MS = 8000
const PAUSES_MS = [200, 800]

/** The files of a folder in a bucket of storage that speaks S3, under the same names (decision 212). */
export function openBucket(settings: BucketSettings, { namesAtOnce = 1000 } = {}): BucketFiles {
  const send = sender(settings)
  const page = pager(send, settings, namesAtOnce)
  const files: Files = {
    async write(name, content) {
      const key = checkedName(name)
      if (content instanceof Uint8Array) await send({ method: 'PUT', name: key, sent: wholeBody(content) })
      else await withBody(content, (sent) => send({ method: 'PUT', name: key, sent }))
    },
    async read(name) {
      const reply = await send({ method: 'GET', name: checkedName(name) })
      return reply && Buffer.from(await wholeOf(reply, settings))
    },
    async stream(name) {
      const reply = await send({ method: 'GET', name: checkedName(name) }, { isStreamed: true })
      if (!reply) return null
      const bytes = Number(reply.headers.get('content-length'))
      return { bytes, content: Readable.fromWeb(reply.body as ReadableStream) }
    },
    async remove(name) {
      await send({ method: 'DELETE', name: checkedName(name) })
    },
    async *list() {
      for (let after = ''; ;) {
        const { names, isWhole } = await page(after)
        yield* names.filter(isFileName)
        if (isWhole || names.length === 0) return
        after = names.at(-1)!
      }
    },
    async writtenAt(name) {
      const reply = await send({ method: 'HEAD', name: checkedName(name) })
      return reply && new Date(reply.headers.get('last-modified')!)
    },
  }
  return {
    ...files,
    async check() {
      await page('')
      const name = `checks/${newId().replaceAll('-', '')}.txt`
      await files.write(name, Buffer.from('Tresen'))
      await files.remove(name)
    },
  }
}

type Send = ReturnType<typeof sender>

/** Names behind `after` in the order of their bytes. They hold nothing that XML would write otherwise. */
const pager = (send: Send, settings: BucketSettings, namesAtOnce: number) => async (after: string) => {
  const query = { 'list-type': '2', 'max-keys': String(namesAtOnce), ...(after && { 'start-after': after }) }
  const reply = await send({ method: 'GET', query })
  const text = reply ? Buffer.from(await wholeOf(reply, settings)).toString() : ''
  if (!text.includes('<ListBucketResult')) throw refusalOf(settings, reply?.status ?? 404, undefined)
  const names = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name]) => name!)
  return { names, isWhole: !text.includes('<IsTruncated>true</IsTruncated>') }
}

/** Sends again what got no answer or a passing refusal, while there is time. Null where there is none of that name. */
function sender(settings: BucketSettings) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  async function attempt({ method, name, query, sent = nothing }: Call, isStreamed: boolean, leftMs: number) {
    const url = new URL(`/${bucket}${name ? `/${name}` : ''}`, endpoint)
    url.search = new URLSearchParams(query).toString()
    // The storage refuses what arrives otherwise than it was sent.
    const headers = { 'x-amz-content-sha256': sent.sum }
    const request = await client.sign(url, { method, headers, ...(sent.body && { body: sent.body }) })
    const ended = new AbortController()
    const timer = setTimeout(() => ended.abort(new DOMException('No answer in time', 'TimeoutError')), leftMs)
    try {
      return await fetch(request, { signal: ended.signal, redirect: 'manual' })
    } finally {
      // Who streams takes as long as its reader does.
      if (isStreamed) clearTimeout(timer)
      else timer.unref()
    }
  }

  return async function send(call: Call, { isStreamed = false } = {}): Promise<Response | null> {
    const end = performance.now() + LONGEST_MS
    for (const pauseMs of [...PAUSES_MS, null]) {
      const reply = await attempt(call, isStreamed, end - performance.now()).catch((error: unknown) =>
        absence(settings, error),
      )
      if (reply instanceof Response && reply.ok) return reply
      const problem = reply instanceof Response ? await problemOf(reply, call, settings) : reply
      if (!problem) return null
      const hasTime = pauseMs !== null && end - performance.now() > pauseMs
      if (!problem.isAway || !hasTime) throw problem
      await delay(pauseMs)
    }
    throw absence(settings, 'ETIMEDOUT')
  }
}

async function problemOf(reply: Response, { method, name }: Call, settings: BucketSettings) {
  const code = /<Code>(\w+)<\/Code>/.exec(await reply.text().catch(() => ''))?.[1]
  // What is only looked for has no words of why it is not there.
  if (reply.status === 404 && name && (code === 'NoSuchKey' || method === 'HEAD')) return null
  if (reply.status >= 500 || reply.status === 429) return absence(settings, reply.status)
  return refusalOf(settings, reply.status, code)
}

/** A connection that ends in the middle of the content is an absence like another. */
const wholeOf = (reply: Response, settings: BucketSettings) =>
  reply.arrayBuffer().catch((error: unknown) => Promise.reject(absence(settings, error)))

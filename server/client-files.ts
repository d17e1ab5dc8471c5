import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip'
type ClientFile = { type: string; etag: string; plain: Buffer; br?: Buffer; gzip?: Buffer }

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}

type Folders = {
  client: string
  /** Of the build before, which documents that are open still ask for; need not exist. */
  previous?: string
}

/** Serves the files of the browser's bundle from memory; those of /assets carry a hash in their name and never change. */
export async function mountClientFiles(fastify: FastifyInstance, { client, previous }: Folders): Promise<void> {
  const files = await readFiles(client)
  if (previous && existsSync(previous)) await readFiles(previous, files)
  for (const path of files.keys()) {
    if (!path.startsWith('/assets/')) fastify.get(path, (request, reply) => send(request, reply, files.get(path)!))
  }
  fastify.get('/assets/*', (request, reply) => {
    const file = files.get(request.url.split('?')[0]!)
    return file ? send(request, reply, file) : reply.status(404).header('cache-control', 'no-store').send()
  })
}

function send(request: FastifyRequest, reply: FastifyReply, file: ClientFile) {
  const isHashed = request.url.startsWith('/assets/')
  reply.headers({
    'content-type': file.type,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'Accept-Encoding',
    etag: file.etag,
  })
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const body = encoding && file[encoding]
  if (!body) return reply.send(file.plain)
  return reply.header('content-encoding', encoding).send(body)
}

/** The better of the two encodings the client accepts. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]!.trim().toLowerCase())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : undefined
}

async function readFiles(folder: string, into = new Map<string, ClientFile>()): Promise<typeof into> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(paths)
  const pathOf = (path: string) => `/${relative(folder, path).replaceAll('\\', '/')}`
  const files = paths.filter((path) => !path.includes('/.vite/') && types[extname(path)] && !into.has(pathOf(path)))
  await Promise.all(
    files.map(async (path) => {
      const plain = await readFile(path)
      const file: ClientFile = { type: types[extname(path)]!, etag: etagOf(plain), plain }
      if (known.has(`${path}.br`)) file.br = await readFile(`${path}.br`)
      if (known.has(`${path}.gz`)) file.gzip = await readFile(`${path}.gz`)
      into.set(pathOf(path), file)
    }),
  )
  return into
}

/** Weak, as the same content travels in several encodings. */
export const etagOf = (content: string | Buffer) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

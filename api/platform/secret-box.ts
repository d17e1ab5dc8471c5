import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** AES-256; `id` stands with each secret that was sealed with it. */
export type SecretKey = { id: string; key: Buffer }

/** Seals what the database must not hold in clear. */
export type SecretBox = {
  /** `owner` belongs to the seal: moved to another row, a secret does not open. */
  seal(secret: string, owner: string): string
  /** Throws where its key is not there any more, or where anything of it was changed. */
  open(sealed: string, owner: string): string
  /** Whether it should be sealed anew, because another key is the first by now. */
  isOutdated(sealed: string): boolean
}

const ALGORITHM = 'aes-256-gcm'
const [IV_BYTES, TAG_BYTES] = [12, 16]

/** The first key seals, every one opens: a new key is put in front, and the former goes when nothing needs it any more. */
export function secretBox(keys: readonly SecretKey[]): SecretBox {
  const first = keys[0]
  if (!first) throw new Error('A secret box needs a key.')
  return {
    seal(secret, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, first.key, iv).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${first.id}.${sealed.toString('base64url')}`
    },
    open(sealed, owner) {
      const [id, text = ''] = sealed.split('.')
      const found = keys.find((key) => key.id === id)
      if (!found) throw new Error(`A secret is sealed with the key ${id}, which SECRETS_KEYS does not hold.`)
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv(ALGORITHM, found.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    isOutdated: (sealed) => !sealed.startsWith(`${first.id}.`),
  }
}

/** `k2:…,k1:…`, each 32 bytes in base64; undefined where a part is none. */
export function readSecretKeys(text: string): SecretKey[] | undefined {
  const keys = text.split(',').map((part) => {
    const [, id = '', encoded = ''] = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/_-]{43}=?)$/.exec(part.trim()) ?? []
    return { id, key: Buffer.from(encoded, 'base64') }
  })
  const isUsable = keys.every(({ key }) => key.length === 32) && new Set(keys.map(({ id }) => id)).size === keys.length
  return isUsable ? keys : undefined
}

/** The key of a shop whose environment names none: made once and kept in its folder, for its user alone to read. */
export async function keyOfFolder(folder: string): Promise<SecretKey> {
  const path = join(folder, 'secrets.key')
  const [key] = readSecretKeys(await readFile(path, 'utf8').catch(() => makeKey(path))) ?? []
  if (!key)
    throw new Error(`${path} holds no key. Put it back from a backup; without it second factors cannot be read.`)
  return key
}

// Of processes that start at once one makes it, and no other reads half of it.
async function makeKey(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const own = `${path}.${randomUUID()}`
  await writeFile(own, `folder:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  await link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(own)
  return readFile(path, 'utf8')
}

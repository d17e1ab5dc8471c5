import { constants } from 'node:fs'
import { access, readFile, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openBucket } from '../../api/platform/bucket/bucket-files.ts'
import { reachMailServer } from '../../api/platform/mail/mail.ts'
import { readSecretKeys, type SecretKey } from '../../api/platform/secret-box.ts'
import type { Environment } from '../environment/environment.ts'
import { fault, fine, type Finding } from './finding.ts'

const OLDEST_NODE = 26
const LEAST_FREE_BYTES = 1024 ** 3

/** What can be seen without a database. Changes nothing. */
export async function examineMachine(environment: Environment): Promise<Finding[]> {
  const { dataDir, smtpUrl, bucket } = environment
  return [
    nodeFinding(process.versions.node),
    ...(await folderFindings(dataDir)),
    await diskFinding(dataDir),
    await mailFinding(smtpUrl),
    ...(await bucketFindings(bucket)),
  ]
}

export function nodeFinding(version: string): Finding {
  if (Number.parseInt(version) >= OLDEST_NODE) return fine(`Node ${version}.`)
  return fault(
    `This is Node ${version}; the shop needs ${OLDEST_NODE} or newer.`,
    'Start it by npm start, which brings its own Node, or set ExecStart to node_modules/.bin/node.',
  )
}

async function folderFindings(dataDir: string): Promise<Finding[]> {
  const folders = ['', 'files', 'pictures', 'index', 'mail', 'backups'].map((name) => join(dataDir, name))
  const problems = (await Promise.all(folders.map(folderProblem))).filter((problem) => problem !== undefined)
  if (problems.length === 0) return [fine(`The folder ${dataDir} can be written.`)]
  return [...new Map(problems.map((problem) => [problem.sentence, problem])).values()]
}

// What is not there is made by the shop: then the folder above has to let it.
async function folderProblem(folder: string): Promise<Finding | undefined> {
  try {
    if (!(await stat(folder)).isDirectory())
      return fault(`${folder} is no folder.`, 'Move it away, or set DATA_DIR to another folder.')
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && dirname(folder) !== folder) return folderProblem(dirname(folder))
    if (code === 'ENOTDIR') return undefined
    return fault(`${folder} cannot be written (${code}).`, 'Give it to the user that runs the shop (chown -R).')
  }
  return undefined
}

export async function diskFinding(dataDir: string, leastBytes = LEAST_FREE_BYTES): Promise<Finding> {
  const place = await firstThatExists(dataDir)
  const { bavail, bsize } = await statfs(place)
  const free = bavail * bsize
  const text = `${(free / 1024 ** 3).toFixed(1)} GB are free on the disk of ${dataDir}`
  if (free >= leastBytes) return fine(`${text}.`)
  return fault(
    `${text}, too little: PostgreSQL stops on a full one.`,
    'Free some space: delete pictures/ (it is made again) and old backups, or enlarge the disk.',
  )
}

const firstThatExists = (folder: string): Promise<string> =>
  stat(folder).then(
    () => folder,
    () => firstThatExists(dirname(folder)),
  )

async function mailFinding(smtpUrl: string | undefined): Promise<Finding> {
  if (!smtpUrl) return fine('Mails are stored for reading at /dev/mail; SMTP_URL is not set.')
  const { host } = new URL(smtpUrl)
  try {
    await reachMailServer(smtpUrl)
    return fine(`The mail server ${host} answers and lets us in.`)
  } catch (error) {
    return fault(
      `The mail server ${host} does not take our mails: ${(error as Error).message}.`,
      'Check SMTP_URL (host, port, user, password) and the firewall. Mails wait for about a day and go out by themselves.',
    )
  }
}

/** Reads alone: a start writes and deletes a file there as well. */
async function bucketFindings(bucket: Environment['bucket']): Promise<Finding[]> {
  if (!bucket) return []
  const { endpoint, bucket: name } = bucket
  try {
    let count = 0
    for await (const _ of openBucket(bucket).list()) count++
    return [fine(`The bucket '${name}' at ${endpoint} can be read; it holds ${count} files.`)]
  } catch (error) {
    return [
      fault(
        (error as Error).message,
        'Check the S3_ settings and the storage. The shop goes on, but uploads and their pictures are refused.',
      ),
    ]
  }
}

/** The keys that open what is sealed; unlike a start it makes none. A string says why there are none. */
export async function findKeys({ dataDir, secretKeys }: Environment): Promise<SecretKey[] | string> {
  if (secretKeys) return secretKeys
  const path = join(dataDir, 'secrets.key')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return `${path} is missing`
  return readSecretKeys(text) ?? `${path} holds no key`
}

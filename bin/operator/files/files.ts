import { findUnusedFiles } from '../../../api/find-unused-files.ts'
import { copyFiles } from '../../../api/platform/bucket/copy-files.ts'
import { openFiles, type Files } from '../../../api/platform/files.ts'
import { texts } from '../../../texts/texts.ts'
import { Refusal, type Context, type Command, type CommandGroup } from '../commands/command.ts'

export const files: CommandGroup = {
  texts: (language) => texts(language).operator.files,
  actions: { copy: { run: copy }, unused: { flags: ['delete'], run: unused } },
}

async function copy({ files: target, language }: Context, { args: [folder = ''] }: Command) {
  const t = texts(language).operator.files
  if (!('check' in target)) throw new Refusal(t.noBucket)
  const source = openFiles(folder)
  if (!folder || !(await holdsFiles(source))) throw new Refusal(t.nothingThere(folder))
  const { copied, present, bytes, differing, others } = await copyFiles(source, target)
  const counts = t.counts({ copied, present, others, megabytes: (bytes / 1e6).toFixed(1) })
  if (differing.length > 0) throw new Refusal([counts, t.differing(differing.length), ...differing].join('\n'))
  return { lines: [counts] }
}

async function holdsFiles(source: Files) {
  for await (const _ of source.list()) return true
  return false
}

/** So many are named; of the others it is said how many they are. */
const MOST_NAMED = 100

/** Each is deleted as it is found: ended in the middle, the next run goes on. */
async function unused({ language, ...deps }: Context, { flags }: Command) {
  const t = texts(language).operator.files
  const isDeleting = flags.has('delete')
  const named: string[] = []
  let count = 0
  for await (const { name, remove } of findUnusedFiles(deps)) {
    if (isDeleting) await remove()
    if (++count <= MOST_NAMED) named.push(name)
  }
  if (count === 0) return { lines: [t.allUsed] }
  const more = count > MOST_NAMED ? [t.more(count - MOST_NAMED)] : []
  return { lines: [...named, ...more, isDeleting ? t.deleted(count) : t.unused(count)] }
}

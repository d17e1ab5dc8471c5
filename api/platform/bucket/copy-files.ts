import type { Files } from '../files.ts'

export type CopiedFiles = {
  copied: number
  /** Were there already, byte for byte. */
  present: number
  bytes: number
  /** Are there with another content, and were left as they are. */
  differing: string[]
  /** In the target alone. */
  others: number
}

/**
 * Copies all files that the target has not got; each is read back and compared. May be ended at any time and run again: what is there is
 * compared and never written over.
 */
export async function copyFiles(from: Files, to: Files): Promise<CopiedFiles> {
  const result: CopiedFiles = { copied: 0, present: 0, bytes: 0, differing: [], others: 0 }
  const names = new Set<string>()
  for await (const name of from.list()) {
    const content = await from.read(name)
    // Removed since it was listed.
    if (!content) continue
    names.add(name)
    const there = await to.read(name)
    if (there?.equals(content)) result.present++
    else if (there) result.differing.push(name)
    else {
      await to.write(name, content)
      const arrived = await to.read(name)
      if (!arrived?.equals(content)) throw new Error(`'${name}' did not arrive as it was sent`)
      result.copied++
      result.bytes += content.length
    }
  }
  for await (const name of to.list()) if (!names.has(name)) result.others++
  return result
}

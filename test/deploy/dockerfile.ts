export type Instruction = {
  name: string
  /** As `--from=build`. */
  flags: Record<string, string>
  /** What stands behind them, on one line. */
  text: string
  /** From 0. */
  stage: number
}

/** The instructions of a Dockerfile in their order. */
export function parseDockerfile(source: string): Instruction[] {
  const lines = source
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  let stage = -1
  return lines.map((line) => {
    const [, name, given, text] = /^(\w+)((?: +--[\w-]+=\S+)*) +(.*)$/.exec(line)!
    if (name === 'FROM') stage++
    const flags = Object.fromEntries(
      [...given!.matchAll(/--([\w-]+)=(\S+)/g)].map(([, flag, value]) => [flag!, value!]),
    )
    return { name: name!, flags, text: text!.trim(), stage }
  })
}

/** The sources of a COPY and where they go. */
export function copied({ text }: Instruction): { sources: string[]; target: string } {
  const names = text.split(/\s+/)
  return { sources: names.slice(0, -1), target: names.at(-1)! }
}

/** The name of each stage, by its number; that itself where it has none. */
export const stageNames = (all: readonly Instruction[]): string[] =>
  all.filter(({ name }) => name === 'FROM').map(({ text }, stage) => / as (\S+)$/i.exec(text)?.[1] ?? String(stage))

/** What an ENV sets. */
export const variablesOf = ({ text }: Instruction): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!]))

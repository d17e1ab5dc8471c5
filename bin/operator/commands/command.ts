import type { Deps } from '../../../api/platform/deps.ts'
import type { Language } from '../../../contract/platform/values.ts'

/** What an action works with: the shop's own dependencies, and who is at work. */
export type Context = Deps & {
  language: Language
  operator: { id: string; email: string }
  /** Of the row that was noted before the work. */
  auditId?: string
}

/** What was typed after group and action. */
export type Command = {
  args: string[]
  /** Options with a value, by name. */
  values: Record<string, string>
  flags: ReadonlySet<string>
}

/** What the action prints on the terminal, and whose account it concerned. */
export type Outcome = { lines: string[]; accountId?: string }

export type Action = {
  /** Names of options with a value. */
  values?: readonly string[]
  /** Names of options without one. */
  flags?: readonly string[]
  /** Who is noted at work where there is no operator yet; without it the action is refused then. */
  firstOperator?(deps: Deps, command: Command): Promise<Context['operator'] | undefined>
  /** Refuses by throwing a Problem, or a Refusal with a sentence of its own. */
  run(context: Context, command: Command): Promise<Outcome>
}

/** Help of a group, in texts/<language>/operator/. */
export type GroupTexts = {
  summary: string
  actions: Record<
    string,
    {
      /** The arguments it takes, as they are shown; a last one that ends in '…' stands for one or more. */
      takes: string[]
      explains: string
      /** Name of an option → [what its value is, what it does]; a flag has no value. */
      options?: Record<string, string[]>
    }
  >
}

/** One subject of `npm run operator`. Where it has one action only, that action need not be typed. */
export type CommandGroup = { texts: (language: Language) => GroupTexts; actions: Record<string, Action> }

/** The command cannot be carried out; the sentence says why, in the operator's language. */
export class Refusal extends Error {}

import { endpoints } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { ProblemReply } from '../../contract/platform/problems.ts'
import { entries } from '../every-call/entries.ts'
import { nameOf } from '../every-call/entry.ts'
import type { World } from '../every-call/world.ts'
import { ask, type Answer } from './ask.ts'
import { freeTextsOf, isNamed, withText, type FreeText } from './free-texts.ts'
import { hostileTexts, isScript, unstorable } from './payloads.ts'
import { exempt, fuller, matched, shownFirst, thenPublish } from './samples.ts'

/** A free text of a call, with its number; `taken` is what the shop took of it, null where it refused all by name. */
export type Written = FreeText & { call: string; n: number; taken: string | null }

type Trial = Written & { texts: string[] }

export const hasHostileTexts = (endpoint: Endpoint) =>
  endpoint.method !== 'GET' && !entries[nameOf(endpoint)]?.isNotJson && trialsOf(endpoint).length > 0

let count = 0
function trialsOf(endpoint: Endpoint): Trial[] {
  const call = nameOf(endpoint)
  const isExempt = ({ path }: FreeText) => exempt.some(([pattern]) => pattern.test(`${call} ${path}`))
  return freeTextsOf(endpoint)
    .filter((text) => !isExempt(text))
    .map((text) => ({ ...text, call, n: 0, texts: [], taken: null }))
}

/** What became of every free text of every call, and all that was answered. */
export async function writeHostileTexts(world: World) {
  const written: Written[] = []
  const answers: Answer[] = []
  const faults: string[] = []
  const rank = (endpoint: Endpoint) => shownFirst.indexOf(nameOf(endpoint)) + 1 || Infinity
  const calls = endpoints.filter(hasHostileTexts).toSorted((a, b) => rank(a) - rank(b) || 0)
  for (const endpoint of calls) {
    const call = nameOf(endpoint)
    const trials = trialsOf(endpoint).map((trial) => ({ ...trial, n: ++count, texts: hostileTexts(trial, count) }))
    await writeOne(world, endpoint, { trials, answers }).catch((error: unknown) => {
      faults.push(`${call}: ${faultOf(error)}`)
    })
    for (const { texts, ...text } of trials) written.push({ ...text, taken: texts[0] ?? null })
  }
  return { written, answers, faults }
}

type Work = { trials: Trial[]; answers: Answer[] }

async function writeOne(world: World, endpoint: Endpoint, { trials, answers }: Work) {
  const call = nameOf(endpoint)
  const entry = entries[call]!
  const given = (await entry.input(world)) as Record<string, unknown>
  const valid: Record<string, unknown> = { ...given, ...(await fuller[call]?.(world, given)) }
  for (const text of unstorable(endpoint.method)) await expectUnstorable(world, endpoint, { valid, trials, text })
  // Each refusal takes at least one text to its next, milder one.
  for (;;) {
    const answer = await ask(world, endpoint, hostile(valid, trials))
    answers.push(answer)
    if (answer.status < 300) break
    refuse(trials, answer)
    if (trials.every(({ texts }) => texts.length === 0)) return
  }
  await thenPublish[call]?.(world, hostile(valid, trials))
  await entry.after?.(world)
}

function hostile(valid: Record<string, unknown>, trials: Trial[]) {
  return trials.reduce((input, { call, path, texts: [text] }) => {
    const changed = text === undefined ? input : withText(input, path, text)
    if (!changed)
      throw new Error(`${path} has no place in ${JSON.stringify(input)}: samples.ts says where ${call} has it`)
    return changed
  }, valid)
}

/** Takes the next, milder text where one was refused. */
function refuse(trials: Trial[], { status, body }: Answer): void {
  if (status >= 500) throw new Error(`${status} ${body.toString()}`)
  const { fieldErrors } = ProblemReply.parse(JSON.parse(body.toString()))
  const isOne = ({ path }: Trial) => Object.keys(fieldErrors).some((field) => isNamed(field, path))
  const named = trials.filter((trial) => trial.texts.length > 0 && isOne(trial))
  for (const { texts } of named) texts.shift()
  if (named.length > 0) return
  const missed = trials.filter(({ call, path, texts }) => texts.length > 0 && matched.includes(`${call} ${path}`))
  for (const { texts } of missed) texts.splice(0)
  if (missed.length === 0) throw new Error(`refused without a word on what was written: ${body.toString()}`)
}

async function expectUnstorable(
  world: World,
  endpoint: Endpoint,
  { valid, trials, text }: { valid: Record<string, unknown>; trials: Trial[]; text: string },
) {
  const input = trials.reduce((all, { path }) => withText(all, path, text) ?? all, valid)
  const { status, body } = await ask(world, endpoint, input)
  const fields = status === 400 ? Object.keys(ProblemReply.parse(JSON.parse(body.toString())).fieldErrors) : []
  const missing = trials.filter(({ path }) => !fields.some((field) => isNamed(field, path)))
  if (missing.length > 0)
    throw new Error(
      `${JSON.stringify(text)} is answered ${status}, with no word on ${missing.map(({ path }) => path).join(', ')}`,
    )
}

/** What went wrong, with the fields that a refusal names. */
export const faultOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.message} ${JSON.stringify((error as { fieldErrors?: object }).fieldErrors ?? {})}`
    : String(error)

/** Addresses that a browser would run, taken as they were sent. */
export const takenScripts = (written: Written[]) =>
  written.filter(({ kind, taken }) => kind === 'URL' && isScript(taken ?? ''))

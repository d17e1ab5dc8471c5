import * as z from 'zod/mini'
import { readWallClock } from '../../../api/platform/wall-clock.ts'
import { germanTime } from '../german-time.ts'
import { Refusal } from './command.ts'

type Read<T> = (text: string | undefined) => T | null | undefined

/** An option as it was typed, read to its value; what cannot be read is refused with the sentence. */
export const option = <T>(read: Read<T>, sentence: string) =>
  z.pipe(z.optional(z.string()), z.transform(refusing(read, sentence)))

/** Several options that have to fit each other. */
export const fitting = <Shape extends z.core.$ZodLooseShape, T>(
  shape: Shape,
  read: (options: z.output<z.ZodMiniObject<Shape>>) => T | null | undefined,
  sentence: string,
) => z.pipe(z.object(shape), z.transform(refusing(read, sentence)))

type WindowTexts = { badTime: (option: string) => string; badWindow: string }

/** From when until when something is valid, in German time: from now unless typed, and not over already. */
export function windowOptions(now: Date, t: WindowTexts) {
  const shape = {
    from: option((text) => (text === undefined ? germanTime(now) : readWallClock(text)), t.badTime('from')),
    until: option((text = '') => readWallClock(text, { isEnd: true }), t.badTime('until')),
  }
  return fitting(shape, (it) => (it.until > germanTime(now) && it.until > it.from ? it : null), t.badWindow)
}

/** What was typed, read by a schema; throws a Refusal that names all that is wrong. */
export function parseOptions<Schema extends z.ZodMiniType>(schema: Schema, typed: z.input<Schema>): z.output<Schema> {
  const { data, error } = schema.safeParse(typed)
  if (error) throw new Refusal([...new Set(error.issues.map(({ message }) => message))].join('\n'))
  return data
}

function refusing<Input, T>(read: (input: Input) => T | null | undefined, message: string) {
  return (input: Input, { issues }: z.core.ParsePayload): T => {
    const value = read(input)
    if (value !== null && value !== undefined) return value
    issues.push({ code: 'custom', input, message })
    return z.NEVER
  }
}

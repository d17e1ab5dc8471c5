import * as z from 'zod/mini'
import { createMemoCache } from '../platform/memo-cache.ts'
import { serialiserOf } from './serialiser.ts'

/**
 * A value that is JSON already, in parts that follow each other: what many answers share is written once and sent as it is. It was written by
 * the serialisers of its schema, so it holds what that declares and nothing else.
 */
export class Written<T> {
  readonly parts: readonly Uint8Array[]
  /** Only told apart by what it is written of. */
  declare readonly value: T

  private constructor(parts: readonly Uint8Array[]) {
    this.parts = parts
  }

  static of<T>(parts: readonly Uint8Array[]): Written<T> {
    return new Written<T>(parts)
  }

  bytes(): Buffer {
    return Buffer.concat(this.parts as Uint8Array[])
  }
}

// Much of it is cached: a buffer of Node's pool would hold all 64 kB of the pool with it.
const encoder = new TextEncoder()
const bytesOf = (text: string): Uint8Array => encoder.encode(text)

/** Writes values of a schema. */
export function writerOf<S extends z.ZodMiniType>(schema: S): (value: z.output<S>) => Written<z.output<S>> {
  const serialise = serialiserOf(schema)
  return (value) => Written.of([bytesOf(serialise(value))])
}

/** Writes objects of a schema of which these fields are written already. */
export function writerAround<S extends z.ZodMiniObject, Name extends string & keyof z.output<S>>(
  schema: S,
  names: readonly Name[],
): (rest: Omit<z.output<S>, Name>, fields: WrittenFields<z.output<S>, Name>) => Written<z.output<S>> {
  const serialise = serialiserOf(z.omit(schema, Object.fromEntries(names.map((name) => [name, true])) as never))
  return (rest, fields) => withFields(Written.of<Omit<z.output<S>, Name>>([bytesOf(serialise(rest))]), fields)
}

type WrittenFields<T, Name extends keyof T> = { [Key in Name]: Written<T[Key]> }

/** A written object with these fields beside its own. */
export function withFields<T, Name extends string & keyof T>(
  rest: Written<Omit<T, Name>>,
  fields: WrittenFields<T, Name>,
): Written<T> {
  const [last] = rest.parts.slice(-1)
  const isEmpty = rest.parts.length === 1 && last!.length === 2
  const parts = [...rest.parts.slice(0, -1), last!.subarray(0, -1)]
  Object.entries<Written<unknown>>(fields).forEach(([name, field], i) => {
    parts.push(openingOf(isEmpty && i === 0 ? '' : ',', name), ...field.parts)
  })
  parts.push(CLOSE)
  return Written.of(parts)
}

const openings = createMemoCache<string, Buffer>()
const openingOf = (before: string, name: string) =>
  openings(before + name, () => Buffer.from(`${before}${JSON.stringify(name)}:`))

export function writtenList<T>(items: readonly Written<T>[]): Written<T[]> {
  const parts: Uint8Array[] = [OPEN_LIST]
  items.forEach((item, i) => {
    if (i > 0) parts.push(COMMA)
    parts.push(...item.parts)
  })
  parts.push(CLOSE_LIST)
  return Written.of(parts)
}

const [OPEN_LIST, CLOSE_LIST, COMMA, CLOSE] = ['[', ']', ',', '}'].map((sign) => Buffer.from(sign)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
]

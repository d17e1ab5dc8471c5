import type { Endpoint, InputOf } from '../../../contract/platform/endpoint.ts'

/**
 * What the address names, without what the call does not take: a link that is old, or was shortened on its way, shows what the rest
 * of it narrows the list by.
 */
export function takenBy<E extends Endpoint>({ input }: E, named: InputOf<E>): InputOf<E> {
  const issues = input.safeParse(named).error?.issues ?? []
  const refused = new Set(issues.map(({ path }) => String(path[0])))
  return Object.fromEntries(Object.entries(named as object).filter(([name]) => !refused.has(name))) as InputOf<E>
}

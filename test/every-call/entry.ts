import type { Endpoint } from '../../contract/platform/endpoint.ts'
import type { World } from './world.ts'

/** How a call is made so that it succeeds for whom it is meant, and what others get. One for each endpoint. */
export type Entry = {
  /** A valid input; what it needs is created afresh at each call and belongs to the world's owner (or its supplier). */
  input: (world: World) => object | Promise<object>
  /** What another buyer (another store's supplier) with the owner's input gets: a refusal, or their own things. */
  others: 'OWN' | 404 | 403
  /** For an impersonated session: 403 where it may not read this. */
  impersonated?: 403
  /** Puts right what a success takes from the world. */
  after?: (world: World) => Promise<void>
  /** Travels as multipart: the walk over wrong JSON values leaves it out, its own tests do not. */
  isNotJson?: true
}
export type Entries = Record<string, Entry>

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Anybody may ask and gets the same. */
export const open = (input: Entry['input'] = () => ({})): Entry => ({ input, others: 'OWN' })
/** Everybody gets their own. */
export const own = (input: Entry['input'] = () => ({})): Entry => ({ input, others: 'OWN' })
/** Names a thing of the owner: 404 for others. */
export const owned = (input: Entry['input']): Entry => ({ input, others: 404 })

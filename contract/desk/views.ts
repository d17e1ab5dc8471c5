import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { NoContent, plainText, requiredText } from '../platform/values.ts'
import { viewBounds } from './lists.ts'

const List = z.string().check(z.regex(/^[a-z-]{1,40}$/))
const Version = z.int().check(z.minimum(1), z.maximum(1_000_000_000))

/** What a list shows: the search parameters of its page, without those of its pages. */
export const ViewState = z.strictObject({
  filters: z.record(plainText(20), plainText(254)),
})
export type ViewState = z.output<typeof ViewState>

export const View = z.object({
  id: z.string(),
  /** The path of its page in the workplace. */
  list: z.string(),
  name: z.string(),
  /** Everybody of the team has it who may open the list. */
  isShared: z.boolean(),
  /** The caller has made it. */
  isOwn: z.boolean(),
  mayChange: z.boolean(),
  version: z.int(),
  state: ViewState,
  /** Filters it was saved with that the list has no longer, by name. */
  dropped: z.array(z.string()),
})
export type View = z.output<typeof View>

const saved = { name: requiredText(viewBounds.maxName), isShared: z.boolean(), state: ViewState }
const id = z.uuid()

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/desk/views',
  access: 'desk',
  summary: `Saved views by name, the caller’s and the team’s, at most ${viewBounds.most} of each: of one list, or those whose name has a word`,
  input: z.strictObject({ list: z.optional(List), q: z.optional(plainText(viewBounds.maxName)) }),
  output: z.array(View),
})
export const save = endpoint({
  method: 'POST',
  path: '/api/v1/desk/views',
  access: 'desk',
  repeat: 'keyed',
  status: 201,
  summary:
    'Saves what a list shows under a name, for the caller or the team; 403 RIGHT_MISSING for who may not open the list',
  input: z.strictObject({ list: List, ...saved }),
  output: View,
})
export const change = endpoint({
  method: 'PUT',
  path: '/api/v1/desk/views/{id}',
  access: 'desk',
  repeat: 'same-effect',
  summary:
    'Changes a view: a shared one its maker, or who looks after the team. 409 VIEW_CHANGED for who has seen another version',
  input: z.strictObject({ id, version: Version, ...saved }),
  output: View,
})
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/v1/desk/views/{id}',
  access: 'desk',
  repeat: 'refused',
  status: 204,
  summary: 'Deletes a view, as for its change',
  input: z.strictObject({ id, version: Version }),
  output: NoContent,
})

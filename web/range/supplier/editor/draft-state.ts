import { isSameValue, type Changes, type Content, type Field } from '../../../../contract/range/content.ts'
import { fieldsOf, onlyFields } from '../../../../contract/range/fields.ts'

/** A product as the server has it. */
export type Server = { version: number; content: Content; savedAt: Date | null }
/** What is typed and not saved yet, with what stood there when it was. */
export type Unsaved = { typed: Changes; seen: Changes }

export type DraftState = Unsaved & {
  server: Server
  /** Fields that somebody else has changed to this meanwhile; they are sent once it is chosen which of both counts. */
  theirs: Changes
  /** Why the server refused a field. */
  errors: Partial<Record<Field, string>>
}

export const contentOf = ({ server, typed }: DraftState): Content => ({ ...server.content, ...typed })
export const toSend = ({ typed, theirs }: DraftState): Changes => onlyFields(typed, (field) => !(field in theirs))

export const begun = (server: Server, unsaved: Unsaved | null): DraftState =>
  merged({ server, typed: { ...unsaved?.typed }, seen: { ...unsaved?.seen }, theirs: {}, errors: {} }, server)

export function edited({ server, typed, seen, errors, ...state }: DraftState, changes: Changes): DraftState {
  const fresh = onlyFields(server.content, (field) => field in changes && !(field in typed))
  return {
    ...state,
    server,
    typed: { ...typed, ...changes },
    seen: { ...seen, ...fresh },
    errors: Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changes))),
  }
}

/** Takes over what the server has. Where somebody else has changed what is typed here, both are there. */
export function merged(state: DraftState, server: Server): DraftState {
  const { typed, seen } = state
  const theirs = onlyFields(
    server.content,
    (field) =>
      field in typed &&
      !isSameValue(server.content[field], seen[field]) &&
      !isSameValue(server.content[field], typed[field]),
  )
  return { ...state, server, theirs }
}

type Saved = { version: number; savedAt: Date; others: Changes }

/** Once the server has what was sent: what was typed while it was on its way stays. */
export function saved(state: DraftState, sent: Changes, { version, savedAt, others }: Saved): DraftState {
  const typed = onlyFields(state.typed, (field) => !(field in sent) || !isSameValue(state.typed[field], sent[field]))
  const seen = onlyFields({ ...state.seen, ...sent }, (field) => field in typed)
  const server = { version, savedAt, content: { ...state.server.content, ...others, ...sent } }
  return { ...state, server, typed, seen, errors: {} }
}

/** Which of two texts counts. */
export function chosen(state: DraftState, field: Field, whose: 'OURS' | 'THEIRS'): DraftState {
  const isOther = (other: Field) => other !== field
  const theirs = onlyFields(state.theirs, isOther)
  if (whose === 'THEIRS') return { ...state, theirs, typed: onlyFields(state.typed, isOther) }
  return { ...state, theirs, seen: { ...state.seen, [field]: state.server.content[field] } }
}

export const isAllSaved = ({ typed }: DraftState): boolean => fieldsOf(typed).length === 0

import type { Changes, Content, Field } from '../../../../contract/range/content.ts'
import { fieldsOf } from '../../../../contract/range/fields.ts'
import {
  begun,
  chosen,
  contentOf,
  edited,
  isAllSaved,
  merged,
  saved,
  toSend,
  type DraftState,
  type Server,
  type Unsaved,
} from './draft-state.ts'

/** `unreachable` is tried again, `refused` waits for another value, `closed` is over: the product is archived or gone. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'unreachable' | 'refused' | 'closed'

export type DraftView = Pick<DraftState, 'theirs' | 'errors'> & {
  /** What the fields show. */
  content: Content
  state: SaveState
  savedAt: Date | null
}

export type Failure =
  | { kind: 'changed' }
  | { kind: 'unreachable' | 'closed' }
  | { kind: 'refused'; errors: Partial<Record<Field, string>> }

type DraftOptions = {
  server: Server
  /** What this browser has of an earlier visit. */
  unsaved: Unsaved | null
  /** Rejects with a failure that `failureOf` reads. */
  send: (version: number, changes: Changes) => Promise<{ version: number; savedAt: Date; others: Changes }>
  readAgain: () => Promise<Server>
  failureOf: (error: unknown) => Failure
  onView: (view: DraftView, unsaved: Unsaved) => void
  /** Calls back later, as setTimeout; returns how to stop it. */
  later: (run: () => void) => () => void
}

type Held = { draft: DraftState; state: SaveState }

/**
 * A product that is edited: what is typed is sent a moment after the last change, one save at a time, and merged with what
 * others change.
 */
export function openDraft(options: DraftOptions) {
  const { server, unsaved, onView, later } = options
  const draft = begun(server, unsaved)
  const held: Held = { draft, state: isAllSaved(draft) ? 'saved' : 'waiting' }
  let stop = () => {}
  let running: Promise<boolean> | null = null

  const view = (): DraftView => {
    const { theirs, errors } = held.draft
    return { content: contentOf(held.draft), state: held.state, savedAt: held.draft.server.savedAt, theirs, errors }
  }
  const unsavedNow = (): Unsaved => ({ typed: held.draft.typed, seen: held.draft.seen })
  const show = (next: SaveState) => {
    held.state = next
    onView(view(), unsavedNow())
  }

  /** Saves at once; whether the server has everything now. */
  function flush(): Promise<boolean> {
    stop()
    running ??= sendAll(options, held, show)
      .catch(() => {
        show('unreachable')
        return false
      })
      .finally(() => {
        running = null
      })
    return running
  }
  function change(next: DraftState) {
    held.draft = next
    stop()
    show(running ? 'saving' : 'waiting')
    stop = later(() => void flush())
  }

  return {
    view,
    flush,
    edit: (changes: Changes) => change(edited(held.draft, changes)),
    choose: (field: Field, whose: 'OURS' | 'THEIRS') => change(chosen(held.draft, field, whose)),
    /** What the server has now, after a step or because time has passed. */
    refresh(fresh: Server) {
      // An answer that was under way while something was saved is an older one.
      if (running || fresh.version < held.draft.server.version) return
      held.draft = merged(held.draft, fresh)
      show(held.state)
    },
    /** What may still be sent by who leaves: nothing of which somebody else's text waits to be chosen. */
    leaving: () => toSend(held.draft),
    version: () => held.draft.server.version,
  }
}
export type OpenDraft = ReturnType<typeof openDraft>

/** Sends until nothing is left, what is typed meanwhile too; whether all is saved. */
async function sendAll(
  { send, readAgain, failureOf }: DraftOptions,
  held: Held,
  show: (state: SaveState) => void,
): Promise<boolean> {
  for (let sent = toSend(held.draft); fieldsOf(sent).length > 0; sent = toSend(held.draft)) {
    show('saving')
    try {
      const answer = await send(held.draft.server.version, sent)
      held.draft = saved(held.draft, sent, answer)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind === 'changed') {
        const fresh = await readAgain()
        held.draft = merged(held.draft, fresh)
        continue
      }
      if (failure.kind === 'refused') held.draft = { ...held.draft, errors: failure.errors }
      show(failure.kind)
      return false
    }
  }
  show('saved')
  return isAllSaved(held.draft)
}

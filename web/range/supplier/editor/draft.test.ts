import { expect, test } from 'vitest'
import { emptyContent, type Changes } from '../../../../contract/range/content.ts'
import type { Server, Unsaved } from './draft-state.ts'
import { openDraft, type DraftView, type Failure } from './draft.ts'

const content = (changes: Changes = {}) => ({ ...emptyContent('kaffee-bohne'), nameDe: 'Espresso', ...changes })
const savedAt = new Date('2026-11-20T10:41:00Z')

/** A server of one product, whose members can be two. */
function open({ unsaved = null as Unsaved | null, changes = {} as Changes } = {}) {
  let server: Server & { stamps: Record<string, number> } = {
    version: 3,
    content: content(changes),
    savedAt,
    stamps: {},
  }
  const write = (fresh: Changes) => {
    const version = server.version + 1
    const stamps = { ...server.stamps, ...Object.fromEntries(Object.keys(fresh).map((name) => [name, version])) }
    server = { version, content: { ...server.content, ...fresh }, savedAt, stamps }
    return version
  }
  const sends: Changes[] = []
  let failure: Failure | null = null
  let due: (() => void) | null = null
  let view: DraftView | null = null
  let left: Unsaved | null = null
  const draft = openDraft({
    server,
    unsaved,
    async send(version, fresh) {
      if (failure) throw failure
      const names = Object.keys(fresh)
      if (names.some((name) => (server.stamps[name] ?? 0) > version)) throw { kind: 'changed' } satisfies Failure
      sends.push(fresh)
      const others = Object.fromEntries(
        Object.entries(server.content).filter(([name]) => (server.stamps[name] ?? 0) > version),
      )
      return { version: write(fresh), savedAt, others }
    },
    readAgain: async () => server,
    failureOf: (error) => error as Failure,
    onView: (next, unsavedNow) => {
      view = next
      left = unsavedNow
    },
    later(run) {
      due = run
      return () => (due = null)
    },
  })
  return {
    draft,
    sends,
    write,
    server: () => server,
    view: () => view ?? draft.view(),
    left: () => left,
    fail: (next: Failure | null) => (failure = next),
    pause: async () => {
      due?.()
      await draft.flush()
    },
  }
}

test('what is typed is sent once after the pause, in its newest form', async () => {
  const { draft, sends, view, pause, left } = open()
  draft.edit({ nameDe: 'E' })
  draft.edit({ nameDe: 'Es', brand: 'T' })
  expect(view()).toMatchObject({ state: 'waiting', content: { nameDe: 'Es', brand: 'T' } })
  await pause()
  expect(sends).toEqual([{ nameDe: 'Es', brand: 'T' }])
  expect(view()).toMatchObject({ state: 'saved', savedAt })
  expect(left()).toEqual({ typed: {}, seen: {} })
})

test('what is typed while something is saved stays, and goes out behind it', async () => {
  const { draft, sends, view, pause } = open()
  draft.edit({ nameDe: 'Ida' })
  const saving = draft.flush()
  draft.edit({ brand: 'Tidemar' })
  expect(view()).toMatchObject({ state: 'saving', content: { nameDe: 'Ida', brand: 'Tidemar' } })
  await saving
  await pause()
  expect(sends).toEqual([{ nameDe: 'Ida' }, { brand: 'Tidemar' }])
  expect(view()).toMatchObject({ state: 'saved', content: { nameDe: 'Ida', brand: 'Tidemar' } })
})

test("another member's field comes in with the answer", async () => {
  const { draft, write, view, pause } = open()
  write({ brand: 'Ole' })
  draft.edit({ nameDe: 'Ida' })
  await pause()
  expect(view()).toMatchObject({ state: 'saved', content: { nameDe: 'Ida', brand: 'Ole' }, theirs: {} })
})

test('of one field both texts stand there until one is chosen; the rest is saved meanwhile', async () => {
  const { draft, write, view, pause, server } = open()
  write({ nameDe: 'Ole' })
  draft.edit({ nameDe: 'Ida', brand: 'Ida' })
  await pause()
  expect(view()).toMatchObject({ content: { nameDe: 'Ida', brand: 'Ida' }, theirs: { nameDe: 'Ole' } })
  expect(server().content).toMatchObject({ nameDe: 'Ole', brand: 'Ida' })
  draft.choose('nameDe', 'OURS')
  await pause()
  expect(server().content.nameDe).toBe('Ida')
  write({ nameDe: 'Ole 2' })
  draft.edit({ nameDe: 'Ida 2' })
  await pause()
  draft.choose('nameDe', 'THEIRS')
  await pause()
  expect(view()).toMatchObject({ state: 'saved', content: { nameDe: 'Ole 2' }, theirs: {} })
})

test('who leaves before choosing takes nothing from the other: that field is not sent, and waits for the next visit', async () => {
  const first = open()
  first.write({ nameDe: 'Ole' })
  first.draft.edit({ nameDe: 'Ida', brand: 'Ida' })
  await first.pause()
  first.draft.edit({ brand: 'Ida 2' })
  expect(first.draft.leaving()).toEqual({ brand: 'Ida 2' })
  const { view } = open({ unsaved: first.left(), changes: { nameDe: 'Ole' } })
  expect(view()).toMatchObject({ content: { nameDe: 'Ida' }, theirs: { nameDe: 'Ole' } })
})

test('what could not be sent stays, and goes out once the server can be reached', async () => {
  const { draft, fail, view, pause, left, server } = open()
  fail({ kind: 'unreachable' })
  draft.edit({ nameDe: 'Ida' })
  await pause()
  expect(view().state).toBe('unreachable')
  expect(left()).toEqual({ typed: { nameDe: 'Ida' }, seen: { nameDe: 'Espresso' } })
  fail(null)
  await draft.flush()
  expect(server().content.nameDe).toBe('Ida')
})

test('what an earlier visit left is sent, unless somebody has changed it since', async () => {
  const unsaved = { typed: { nameDe: 'Ida', brand: 'Ida' }, seen: { nameDe: 'Espresso', brand: '' } }
  const { draft, view, server } = open({ unsaved, changes: { brand: 'Ole' } })
  expect(view()).toMatchObject({ state: 'waiting', content: { nameDe: 'Ida', brand: 'Ida' }, theirs: { brand: 'Ole' } })
  await draft.flush()
  expect(server().content).toMatchObject({ nameDe: 'Ida', brand: 'Ole' })
})

test('a refused field says why until it is typed anew', async () => {
  const { draft, fail, view, pause } = open()
  fail({ kind: 'refused', errors: { nameDe: 'Zu lang' } })
  draft.edit({ nameDe: 'x', brand: 'y' })
  await pause()
  expect(view()).toMatchObject({ state: 'refused', errors: { nameDe: 'Zu lang' } })
  fail(null)
  draft.edit({ nameDe: 'kurz' })
  expect(view().errors).toEqual({})
})

test('what is read again beside shows what others type, and never an older state', async () => {
  const { draft, write, server, view } = open()
  const before = server()
  write({ brand: 'Ole' })
  draft.refresh(server())
  expect(view().content.brand).toBe('Ole')
  draft.refresh(before)
  expect(view().content.brand).toBe('Ole')
})

import type { Db } from '../db.ts'

/** The number and hash of a seal, to be kept outside of the database: who rewrites the whole chain cannot rewrite these. */
export type ChainHead = { number: number; hash: string }

/**
 * What is wrong with a row. MISSING: sealed, but not there; CHANGED: another row than was sealed; WORDS: reason, detail, before or
 * after are others than were noted; ERASED: they are gone, and nobody it concerns is erased; GAP: a seal is missing; UNSEALED: the
 * chain never took it up; HEAD: the chain no longer holds the head that was kept.
 */
export type Break = {
  kind: 'MISSING' | 'CHANGED' | 'WORDS' | 'ERASED' | 'GAP' | 'UNSEALED' | 'HEAD'
  /** Of the seal; null where there is none. */
  number: number | null
  entryId: string | null
}

export type AuditVerdict = { sealed: number; waiting: number; head: ChainHead | null; broken: Break | null }

const PAGE = 5000

/** Reads the whole chain, oldest first, up to the first row that is broken. `anchor` is a head from an earlier verdict. */
export async function verifyAudit(db: Db, anchor?: ChainHead): Promise<AuditVerdict> {
  let head: ChainHead | null = null
  let broken: Break | null = null
  for (;;) {
    const page = await readChain(db, head)
    const found = page.find(({ kind }) => kind !== null)
    if (found?.kind) broken = { kind: found.kind, number: found.number, entryId: found.entryId }
    const last = found ? page[page.indexOf(found) - 1] : page.at(-1)
    if (last) head = { number: last.number, hash: last.hash }
    if (found || page.length < PAGE) break
  }
  broken ??= await findUnsealed(db)
  if (anchor) broken ??= await missesHead(db, anchor)
  const [row] = await db<[{ waiting: number }]>`select count(*)::int as waiting from audit_unsealed`
  return { sealed: head?.number ?? 0, waiting: row.waiting, head, broken }
}

type Link = { number: number; hash: string; entryId: string; kind: Break['kind'] | null }

// Each link is checked against the hash that is stored before it, so the first that does not fit is the broken one.
const readChain = (db: Db, from: ChainHead | null) => db<Link[]>`
  select number, encode(hash, 'hex') as hash, entry_id, case
    when number <> former_number + 1 then 'GAP'
    when id is null then 'MISSING'
    when hash <> audit_seal_hash(former_hash, number, entry) then 'CHANGED'
    when salt is not null and words_hash <> audit_words_hash(salt, reason, detail, before, after) then 'WORDS'
    when salt is null and not exists (
      select from account a where a.erased_at is not null and (a.id = page.account_id or a.id in (
        select account_id from audit_entry where ends_id = page.id or part_of = page.id))) then 'ERASED'
  end as kind
  from (
    select s.number, s.hash, s.entry_id, e as entry, e.*,
      lag(s.number, 1, ${from?.number ?? 0}::bigint) over (order by s.number) as former_number,
      lag(s.hash, 1, decode(${from?.hash ?? ''}, 'hex')) over (order by s.number) as former_hash
    from audit_seal s left join audit_entry e on e.id = s.entry_id
    where s.number > ${from?.number ?? 0} order by s.number limit ${PAGE}
  ) page order by number`

async function findUnsealed(db: Db): Promise<Break | null> {
  const [row] = await db<{ id: string }[]>`
    select id from audit_entry e
    where not exists (select from audit_seal where entry_id = e.id)
      and not exists (select from audit_unsealed where entry_id = e.id)
    order by id limit 1`
  return row ? { kind: 'UNSEALED', number: null, entryId: row.id } : null
}

async function missesHead(db: Db, { number, hash }: ChainHead): Promise<Break | null> {
  const [row] = await db`select from audit_seal where number = ${number} and hash = decode(${hash}, 'hex')`
  return row ? null : { kind: 'HEAD', number, entryId: null }
}

import * as auditApi from '../../contract/operator/audit.ts'
import type { AuditEntry } from '../../contract/operator/audit.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { countOf, newestPages, newestRows } from '../http/newest-first.ts'
import { serve, type Api } from '../http/serve.ts'
import { streamCsv } from '../http/files/stream-csv.ts'
import type { Deps } from '../platform/deps.ts'
import type { Cell } from '../platform/spreadsheets/table.ts'
import { countEntries, findAuditStores, findEntries, type AuditRow } from './find-entries.ts'

/** What operators read of the audit; `api/platform/audit/` writes it, and nobody changes it. */
export function auditRoutes(api: Api, { db, clock }: Deps): void {
  serve(api, auditApi.list, async ({ after, before, pageSize, ...search }) => {
    const window = { after, before, pageSize }
    const sought = { ...search, now: clock.now() }
    const [found, counted] = await Promise.all([findEntries(db, sought, window), countEntries(db, sought)])
    const { items, ...beside } = newestRows(window, found)
    return { items: items.map(presentEntry), ...beside, count: countOf(counted) }
  })
  serve(api, auditApi.choices, async () => ({ stores: await findAuditStores(db) }))
  serve(api, auditApi.readCsv, (search, { language }) => {
    const { file } = texts(language).operator.deskAudit
    const sought = { ...search, now: clock.now() }
    return streamCsv({
      name: `${file.name}.csv`,
      head: file.head,
      language,
      pages: newestPages((window) => findEntries(db, sought, window)),
      cellsOf: (row) => cellsOf(presentEntry(row), language),
    })
  })
}

/** As the columns of the page stand, with the ids that it leaves out. */
const cellsOf = (entry: AuditEntry, language: Language): Cell[] => [
  entry.at.toISOString(),
  entry.actor.email ?? entry.actor.id,
  entry.account && (entry.account.email ?? entry.account.id),
  entry.action,
  entry.partOfAction,
  entry.targetKind,
  entry.targetId,
  entry.store && entry.store.name,
  entry.buyer && (entry.buyer.name ?? entry.buyer.id),
  entry.isImpersonated ? texts(language).operator.deskAudit.file.impersonated : null,
  texts(language).operator.deskAudit.file.states[entry.state],
  entry.reason,
  entry.values.map(({ name, before, after }) => `${name}: ${before ?? ''} → ${after ?? ''}`).join('; '),
]

function presentEntry(row: AuditRow): AuditEntry {
  const { actorId, actorEmail, accountId, accountEmail, before, after, detail, ...rest } = row
  const { storeId, storeName, buyerId, buyerName, ...entry } = rest
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return {
    ...entry,
    actor: { id: actorId, email: actorEmail },
    account: accountId === null ? null : { id: accountId, email: accountEmail },
    store: storeId === null || storeName === null ? null : { id: storeId, name: storeName },
    buyer: buyerId === null ? null : { id: buyerId, name: buyerName },
    values: [
      ...Object.entries(detail ?? {}).map(([name, value]) => ({ name, before: null, after: textOf(value) })),
      ...changed.map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) })),
    ],
  }
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

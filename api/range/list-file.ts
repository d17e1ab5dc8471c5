import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { notifyMember } from '../desk/notices/notify.ts'
import type { RunFile } from '../desk/runs/work-run.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { csvHead, csvRows } from '../platform/spreadsheets/write-csv.ts'

/** Somebody has gone on to something else before so many rows are written. */
const MAILED_FROM = 5000

type Listed<Row> = {
  name: string
  head: string[]
  pages: AsyncIterable<readonly Row[]>
  cellsOf: (row: Row) => string[]
  about: About
}
type About = { id: string; createdBy: string; storeId: string | null; language: Language; url: string }

/** The file of a list, a page of it in memory at a time; who has asked for a long one is led to it. */
export function listFile<Row>(deps: Deps, { name, head, pages, cellsOf, about }: Listed<Row>): RunFile {
  let count = 0
  async function* parts() {
    yield csvHead(head)
    for await (const rows of pages) {
      count += rows.length
      yield csvRows(rows.map(cellsOf), about.language)
    }
  }
  return {
    fileName: `${name}.csv`,
    parts: parts(),
    async written(tx) {
      if (count > MAILED_FROM) await notifyOfFile(tx, deps, { ...about, count })
    },
  }
}

/** By mail and in the bell. */
async function notifyOfFile(
  tx: Tx,
  deps: Deps,
  { id, createdBy, storeId, count, language, url }: About & { count: number },
) {
  const about = { id, count, side: storeId ? ('supplier' as const) : ('operator' as const) }
  const t = texts(language).range.replies.file.mail
  const body = mailLayout({ language, title: t.subject, paragraphs: [t.body(count)], button: { label: t.button, url } })
  const mail = { id: `run-${id}`, write: () => ({ subject: t.subject, ...body }) }
  await notifyMember(tx, deps, { kind: 'EXPORT', about, at: deps.clock.now(), accountId: createdBy, storeId, mail })
}

export const decimal = (value: number, language: Language) =>
  language === 'de' ? String(value).replace('.', ',') : String(value)

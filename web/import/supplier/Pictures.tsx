import type { Import } from '../../../contract/import/imports.ts'
import { Card } from '../../desk/Card.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { useImportTexts } from './texts.ts'

/** What has become of the pictures that a catalogue names, and why some are not there. */
export function Pictures({ run: { pictures, state, changeSet } }: { run: Import }) {
  const t = useImportTexts()
  const { waiting, taken, skipped, failed, undone, failures } = pictures
  if (waiting + taken + skipped + failed + undone === 0) return null
  const isApplied = state === 'APPLIED'
  const sentences = [
    waiting > 0 && (isApplied ? t.pictures.waiting(waiting) : t.pictures.named(waiting)),
    taken > 0 && t.pictures.taken(taken),
    skipped > 0 && t.pictures.skipped(skipped),
    undone > 0 && t.pictures.undone(undone),
    taken > 0 && changeSet?.undoUntil && t.pictures.undo,
    failed > 0 && t.pictures.failed(failed),
  ].filter((sentence) => typeof sentence === 'string')
  return (
    <Card title={t.pictures.title}>
      <p className="px-[18px] pb-4" role="status">
        {sentences.join(' ')}
      </p>
      {failures.length > 0 && (
        <PlainTable
          label={t.pictures.title}
          columns={[{ name: t.columns.line }, { name: t.columns.article }, { name: t.columns.picture }]}
        >
          {failures.map(({ line, supplierSku, name, reason }) => (
            <tr key={`${line} ${name}`}>
              <td>{line}</td>
              <td>{supplierSku}</td>
              <td className="py-2 break-all">
                {name}
                <span className="block text-small text-ink-2">{reason}</span>
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
      {failures.length < failed && <p className="px-[18px] py-4 text-ink-2">{t.pictures.first(failures.length)}</p>}
    </Card>
  )
}

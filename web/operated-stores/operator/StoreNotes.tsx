import * as operatorStoresApi from '../../../contract/operator/stores.ts'
import type { OperatedStore } from '../../../contract/operator/stores.ts'
import { Card } from '../../desk/Card.tsx'
import { NoteField } from '../../desk/NoteField.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useOperatorAgain } from './queries.ts'
import { useOperatorStoreTexts } from './texts.ts'

/** What operators have noted about a store; nobody else reads it, and nothing of it is taken back. */
export function StoreNotes({ store: { slug, notes } }: { store: OperatedStore }) {
  const t = useOperatorStoreTexts()
  const language = useLanguage()
  const again = useOperatorAgain()
  return (
    <Card title={t.notes}>
      <div className="grid gap-3 px-[18px] py-3.5">
        {notes.map((note) => (
          <div key={note.id}>
            <p className="whitespace-pre-line">{note.text}</p>
            <p className="text-ink-3">{[note.by, momentText(note.at, language)].filter(Boolean).join(', ')}</p>
          </div>
        ))}
        <NoteField
          of={slug}
          label={t.note}
          hint={t.noteHint}
          action={t.addNote}
          add={async (text) => {
            await call(operatorStoresApi.addNote, { slug, text })
            return again()
          }}
        />
      </div>
    </Card>
  )
}

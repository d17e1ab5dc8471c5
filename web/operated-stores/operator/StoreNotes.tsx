import { useState } from 'react'
import * as operatorStoresApi from '../../../contract/operator/stores.ts'
import type { OperatedStore } from '../../../contract/operator/stores.ts'
import { Card } from '../../desk/Card.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { useOperatorAgain } from './queries.ts'
import { useOperatorStoreTexts } from './texts.ts'

/** What operators have noted about a store; nobody else reads it, and nothing of it is taken back. */
export function StoreNotes({ store: { slug, notes } }: { store: OperatedStore }) {
  const t = useOperatorStoreTexts()
  const language = useLanguage()
  const again = useOperatorAgain()
  const [text, setText] = useState('')
  const add = useWrite({
    mutationFn: () => call(operatorStoresApi.addNote, { slug, text }),
    onSuccess: () => {
      setText('')
      return again()
    },
  })
  return (
    <Card title={t.notes}>
      <div className="grid gap-3 px-[18px] py-3.5">
        {notes.map((note) => (
          <div key={note.id}>
            <p className="whitespace-pre-line">{note.text}</p>
            <p className="text-ink-3">{[note.by, momentText(note.at, language)].filter(Boolean).join(', ')}</p>
          </div>
        ))}
        <Textarea
          label={t.note}
          hint={t.noteHint}
          value={text}
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          isLoading={add.isPending}
          onClick={() => text.trim() && add.mutate()}
        >
          {t.addNote}
        </Button>
      </div>
    </Card>
  )
}

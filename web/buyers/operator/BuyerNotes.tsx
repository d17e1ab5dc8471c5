import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as operatorBuyersApi from '../../../contract/operator/buyers.ts'
import type { Buyer } from '../../../contract/operator/buyers.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import { Card } from '../../desk/Card.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { useOperatorBuyerTexts } from './texts.ts'

/** What operators have noted about a company; nobody else reads it. */
export function BuyerNotes({ buyer: { id, notes } }: { buyer: Pick<Buyer, 'id' | 'notes'> }) {
  const t = useOperatorBuyerTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const mayRemove = mayOpen(useSession().user, 'orders')
  const again = () => queryClient.invalidateQueries({ queryKey: ['operator'] })
  const add = useWrite({
    mutationFn: () => call(operatorBuyersApi.addNote, { id, text }),
    onSuccess: () => {
      setText('')
      return again()
    },
  })
  const remove = useWrite({
    mutationFn: (noteId: string) => call(operatorOrdersApi.removeNote, { id: noteId }),
    onSuccess: again,
  })
  return (
    <Card title={t.notes}>
      <div className="grid gap-3 px-[18px] py-3.5">
        {notes.map((note) => (
          <div key={note.id}>
            <p className="whitespace-pre-line">{note.text}</p>
            <p className="flex items-center gap-2 text-ink-3">
              {note.by}, {momentText(note.at, language)}
              {mayRemove && (
                <button type="button" className="underline" onClick={() => remove.mutate(note.id)}>
                  {t.removeNote}
                </button>
              )}
            </p>
          </div>
        ))}
        <Textarea
          label={t.note}
          hint={t.noteHint}
          value={text}
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
        />
        <Button size="sm" variant="secondary" isLoading={add.isPending} onClick={() => text.trim() && add.mutate()}>
          {t.addNote}
        </Button>
      </div>
    </Card>
  )
}

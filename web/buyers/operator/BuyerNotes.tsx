import { useQueryClient } from '@tanstack/react-query'
import * as operatorBuyersApi from '../../../contract/operator/buyers.ts'
import type { Buyer } from '../../../contract/operator/buyers.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import { Card } from '../../desk/Card.tsx'
import { NoteField } from '../../desk/NoteField.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useOperatorBuyerTexts } from './texts.ts'

/** What operators have noted about a company; nobody else reads it. */
export function BuyerNotes({ buyer: { id, notes } }: { buyer: Pick<Buyer, 'id' | 'notes'> }) {
  const t = useOperatorBuyerTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const mayRemove = mayOpen(useSession().user, 'orders')
  const again = () => queryClient.invalidateQueries({ queryKey: ['operator'] })
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
        <NoteField
          of={id}
          label={t.note}
          hint={t.noteHint}
          action={t.addNote}
          add={async (text) => {
            await call(operatorBuyersApi.addNote, { id, text })
            return again()
          }}
        />
      </div>
    </Card>
  )
}

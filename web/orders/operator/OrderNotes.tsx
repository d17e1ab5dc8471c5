import { useQueryClient } from '@tanstack/react-query'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import type { OrderNote } from '../../../contract/operator/orders.ts'
import { Card } from '../../desk/Card.tsx'
import { NoteField } from '../../desk/NoteField.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useOperatorOrderTexts } from './texts.ts'

/** What operators have noted about an order; nobody else reads it. */
export function OrderNotes({ orderNumber, notes }: { orderNumber: string; notes: OrderNote[] }) {
  const t = useOperatorOrderTexts().detail
  const language = useLanguage()
  const queryClient = useQueryClient()
  const again = () => queryClient.invalidateQueries({ queryKey: ['operator', 'order', orderNumber] })
  const remove = useWrite({
    mutationFn: (id: string) => call(operatorOrdersApi.removeNote, { id }),
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
              <button type="button" className="underline" onClick={() => remove.mutate(note.id)}>
                {t.removeNote}
              </button>
            </p>
          </div>
        ))}
        <NoteField
          of={orderNumber}
          label={t.note}
          action={t.addNote}
          add={async (text) => {
            await call(operatorOrdersApi.addNote, { orderNumber, text })
            return again()
          }}
        />
      </div>
    </Card>
  )
}

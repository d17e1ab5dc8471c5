import { useState } from 'react'
import { useRead } from '../../platform/reads/use-read.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { ticketFiguresQuery } from './queries.ts'
import { useTicketTexts } from './texts.ts'

type AssignDialogProps = {
  ownerId: string | null
  /** Resolves once it is done; a refusal is told by a toast. */
  onChosen: (ownerId: string | null) => Promise<unknown>
  onClose: () => void
}

/** Who looks after tickets from now on. */
export function AssignDialog({ ownerId, onChosen, onClose }: AssignDialogProps) {
  const t = useTicketTexts()
  const read = useRead(ticketFiguresQuery)
  const [chosen, setChosen] = useState(ownerId ?? '')
  return (
    <Dialog
      title={t.assignTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={() => onChosen(chosen || null).then(onClose, () => {})}>{t.assign}</Button>
        </>
      }
    >
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-20" />}>
        {({ owners }) => (
          <SelectField
            label={t.owner}
            hint={t.assignHint}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            placeholder={t.nobody}
            options={owners.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </QueryView>
    </Dialog>
  )
}

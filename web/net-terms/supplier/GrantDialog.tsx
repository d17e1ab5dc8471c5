import { useDeferredValue, useState } from 'react'
import { useRead } from '../../platform/reads/use-read.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { knownBuyersQuery } from './queries.ts'
import { TermsForm } from './TermsForm.tsx'
import { useNetTermsTexts } from './texts.ts'

type Buyer = { buyerId: string; companyName: string }

/** Finds a buyer of the store, then asks for limit and days. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const t = useNetTermsTexts()
  const [buyer, setBuyer] = useState<Buyer | null>(null)
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  return (
    <Dialog title={buyer?.companyName ?? t.grant} onClose={onClose}>
      {buyer ? (
        <TermsForm buyerId={buyer.buyerId} terms={null} onDone={onClose} />
      ) : (
        <div className="grid gap-4">
          <TextField
            label={t.find.label}
            hint={t.find.hint}
            value={typed}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          {q !== '' && <Found q={q} onChoose={setBuyer} />}
        </div>
      )}
    </Dialog>
  )
}

function Found({ q, onChoose }: { q: string; onChoose: (buyer: Buyer) => void }) {
  const t = useNetTermsTexts().find
  const { failed } = useNetTermsTexts()
  const read = useRead(knownBuyersQuery(q))
  return (
    <QueryView read={read} failed={{ title: failed }} coming={<Skeleton className="h-24 rounded-lg" />}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="text-ink-2">{t.none}</p>
        ) : (
          <ul className="grid gap-2">
            {items.map(({ buyerId, companyName, orderCount, hasTerms }) => (
              <li key={buyerId} className="flex items-center gap-3">
                <span className="min-w-0 flex-1 break-words">
                  {companyName}
                  <small className="block text-ink-2">{hasTerms ? t.has : t.orders(orderCount)}</small>
                </span>
                {!hasTerms && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`${t.choose}: ${companyName}`}
                    onClick={() => onChoose({ buyerId, companyName })}
                  >
                    {t.choose}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}

import type { OperatorOrder } from '../../../contract/operator/orders.ts'
import { PiecesStepper } from '../../ui/fields/PiecesStepper.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { openPieces } from '../desk/cancelling.ts'
import { useOperatorOrderTexts } from './texts.ts'

/** What somebody has set: by SKU how many pieces leave, where it is not all that is open; who carries them. */
export type Shipping = { pieces: Record<string, number>; carrier: string; trackingNumber: string; arrivesBy: string }

type Items = OperatorOrder['parts'][number]['items']

export const shippedLines = (items: Items, pieces: Shipping['pieces']) =>
  items
    .map((item) => ({
      productSkuId: item.productSkuId,
      quantity: Math.min(pieces[item.productSkuId] ?? openPieces(item), openPieces(item)),
    }))
    .filter(({ quantity }) => quantity > 0)

export const isWhole = (items: Items, { pieces }: Shipping) =>
  items.every((item) => (pieces[item.productSkuId] ?? openPieces(item)) >= openPieces(item))

type ShipFieldsProps = {
  part: OperatorOrder['parts'][number]
  value: Shipping
  onChange: (changed: Partial<Shipping>) => void
}

/** What of the part leaves in this shipment, and with whom. */
export function ShipFields({ part: { items, allowsPartial }, value, onChange }: ShipFieldsProps) {
  const t = useOperatorOrderTexts().detail
  const { pieces, carrier, trackingNumber, arrivesBy } = value
  const open = items.filter((item) => openPieces(item) > 0)
  return (
    <>
      <ul>
        {open.map((item) => (
          <li
            key={item.productSkuId}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2.5"
          >
            <span className="min-w-0">
              <b className="block font-medium">{item.name}</b>
              <span className="text-small text-ink-3">{t.ofOpen(openPieces(item))}</span>
            </span>
            <PiecesStepper
              label={t.shipped(item.name)}
              value={Math.min(pieces[item.productSkuId] ?? openPieces(item), openPieces(item))}
              max={openPieces(item)}
              onChange={(count) => onChange({ pieces: { ...pieces, [item.productSkuId]: count } })}
            />
          </li>
        ))}
      </ul>
      {allowsPartial === false && !isWhole(items, value) && <p className="font-medium text-danger">{t.completeOnly}</p>}
      <TextField
        label={t.carrier}
        value={carrier}
        maxLength={80}
        onChange={({ target }) => onChange({ carrier: target.value })}
      />
      <TextField
        label={t.tracking}
        value={trackingNumber}
        maxLength={80}
        onChange={({ target }) => onChange({ trackingNumber: target.value })}
      />
      <TextField
        label={t.arrivesBy}
        isOptional
        type="date"
        value={arrivesBy}
        onChange={({ target }) => onChange({ arrivesBy: target.value })}
      />
    </>
  )
}

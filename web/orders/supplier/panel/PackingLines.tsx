import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { PackingLine, PackingOrder } from '../../../../contract/orders/packing.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { useSupplierTexts } from '../texts.ts'
import { isInCartons } from './amount-of-parcel.ts'
import { openOf, type Parcel } from './use-parcel.ts'

/** What was ordered; while it can be shipped, how much of it goes into this parcel. */
export function PackingLines({ order, parcel }: { order: PackingOrder; parcel: Parcel | null }) {
  const t = useSupplierTexts().panel
  return (
    <section>
      <div className="flex items-center justify-between">
        <h3>{parcel ? t.pack : t.goods}</h3>
        {parcel && !parcel.isWhole && (
          <button type="button" className="desk-button" onClick={parcel.packAll}>
            {t.packAll}
          </button>
        )}
      </div>
      <ul>
        {order.lines.map((line) => (
          <Line key={line.productSkuId} line={line} parcel={parcel} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line, parcel }: { line: PackingLine; parcel: Parcel | null }) {
  const t = useSupplierTexts().panel
  const open = openOf(line)
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5">
      <Picture url={line.imageUrl} alt="" sizes="48px" className="size-12 shrink-0 rounded-[11px]" />
      <div className="min-w-0 flex-1">
        <b className="font-medium">{line.name}</b>
        <p className="text-xs text-ink-3">
          {line.supplierSku} · {t.perBox(line.countPerBox, line.isPack)}
        </p>
        {parcel && open > line.onHand && (
          <p className="flex items-center gap-1 text-xs text-warn [&_svg]:size-[15px]">
            <TriangleAlert />
            {t.inStock(line.onHand)}
          </p>
        )}
        {parcel && parcel.quantityOf(line) < open && (
          <p className="text-xs text-ink-3">{t.staysOpen(open - parcel.quantityOf(line))}</p>
        )}
        {line.shippedQuantity > 0 && <p className="text-xs text-ink-3">{t.left(line.shippedQuantity)}</p>}
        {line.cancelledQuantity > 0 && <p className="text-xs text-ink-3">{t.cancelled(line.cancelledQuantity)}</p>}
      </div>
      {parcel && open > 0 ? <Stepper line={line} parcel={parcel} /> : <b className="font-medium">{line.quantity}</b>}
    </li>
  )
}

// In whole cartons, as the goods are sold; the last step takes what is left. Pieces are counted where a carton is broken.
function Stepper({ line, parcel }: { line: PackingLine; parcel: Parcel }) {
  const t = useSupplierTexts().panel
  const quantity = parcel.quantityOf(line)
  const open = openOf(line)
  const unit = isInCartons(line, open, quantity) ? 'CARTONS' : 'PIECES'
  const count = (pieces: number) => (unit === 'CARTONS' ? pieces / line.countPerBox : pieces)
  const step = (by: number) => parcel.setQuantity(line, quantity + by * line.countPerBox)
  return (
    <div className="text-right whitespace-nowrap">
      <span className="inline-flex items-center rounded-full bg-surface text-small font-semibold hairline-strong">
        <button type="button" className="desk-icon-button" aria-label={t.less(line.name)} onClick={() => step(-1)}>
          <Minus />
        </button>
        <b className="min-w-8 text-center" aria-live="polite">
          {count(quantity)}
        </b>
        <button type="button" className="desk-icon-button" aria-label={t.moreOf(line.name)} onClick={() => step(1)}>
          <Plus />
        </button>
      </span>
      <p className="mt-0.5 text-xs text-ink-3">{t.ofOpen[unit](count(open), line.isPack)}</p>
    </div>
  )
}

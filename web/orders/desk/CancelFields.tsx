import { cancelCauses, type CancelCause } from '../../../contract/orders/steps.ts'
import type { Side } from '../../desk/workplace.ts'
import { PiecesStepper } from '../../ui/fields/PiecesStepper.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { cancelledLines, openPieces, type Cancelling, type OrderedLine } from './cancelling.ts'
import { RefundSum } from './RefundSum.tsx'
import { useCancelTexts } from './texts.ts'

type CancelFieldsProps = {
  side: Side
  subOrderNumber: string
  lines: readonly OrderedLine[]
  value: Cancelling
  onChange: (changed: Partial<Cancelling>) => void
  /** At the reason. */
  error: string | undefined
}

/** Of each line that is open how much stays so and how much is cancelled, why, and what the buyer pays less. */
export function CancelFields({ side, subOrderNumber, lines, value, onChange, error }: CancelFieldsProps) {
  const t = useCancelTexts()
  const open = lines.filter((line) => openPieces(line) > 0)
  const cancelled = cancelledLines(open, value.pieces)
  const isAll = open.every((line) => openPieces(line) === (value.pieces[line.productSkuId] ?? 0))
  return (
    <div className="grid gap-4">
      <ul>
        {open.map((line) => (
          <Line
            key={line.productSkuId}
            line={line}
            pieces={Math.min(value.pieces[line.productSkuId] ?? 0, openPieces(line))}
            onChange={(pieces) => onChange({ pieces: { ...value.pieces, [line.productSkuId]: pieces } })}
          />
        ))}
      </ul>
      <SelectField
        label={t.cause}
        placeholder={t.causeChoice}
        value={value.cause}
        options={cancelCauses.map((cause) => ({ value: cause, label: t.causes[cause] }))}
        error={error}
        onChange={({ target }) => onChange({ cause: target.value as CancelCause | '' })}
      />
      {isAll && <p className="font-medium text-danger">{t.all}</p>}
      <RefundSum
        side={side}
        subOrderNumber={subOrderNumber}
        of="OPEN"
        words={t}
        pieces={cancelled.map(({ productSkuId, quantity }) => ({ skuId: productSkuId, quantity }))}
      />
    </div>
  )
}

type LineProps = { line: OrderedLine; pieces: number; onChange: (pieces: number) => void }

function Line({ line, pieces, onChange }: LineProps) {
  const t = useCancelTexts()
  const open = openPieces(line)
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2.5">
      <div className="min-w-0">
        <b className="font-medium">{line.name}</b>
        <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
          {pieces < open && <span>{t.staysOpen(open - pieces)}</span>}
          {pieces > 0 && <span className="text-danger">{t.cancelled(pieces)}</span>}
        </p>
      </div>
      <PiecesStepper label={t.pieces(line.name)} value={pieces} max={open} onChange={onChange} />
    </li>
  )
}

import ListChecks from 'lucide-react/icons/list-checks'
import Printer from 'lucide-react/icons/printer'
import { MOST_PACKED, type PackingListKind } from '../../../../contract/orders/packing-lists.ts'
import * as packingListsApi from '../../../../contract/orders/packing-lists.ts'
import { Link } from '../../../frame/Link.tsx'
import { call } from '../../../platform/calls/call.ts'
import { saveFile } from '../../../platform/calls/save-file.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { usePackingTexts } from './texts.ts'

type PackingButtonsProps = {
  numbers: readonly string[]
  isLink?: boolean
  /** The paper that P prints; of an open order the slip is the only one. */
  byKey?: PackingListKind
}

/** The papers for these orders, and, where it is not open yet, the page to pack them by. */
export function PackingButtons({ numbers, isLink = false, byKey }: PackingButtonsProps) {
  const t = usePackingTexts()
  const subOrderNumbers = [...numbers]
  const print = useWrite({
    mutationFn: async (kind: PackingListKind) =>
      saveFile(
        await call(packingListsApi.print, { kind, subOrderNumbers }),
        `${kind === 'PICK' ? t.pick : t.slips}.pdf`,
      ),
  })
  const button = (kind: PackingListKind, label: string) => (
    <button
      type="button"
      className="desk-button"
      aria-keyshortcuts={kind === byKey ? 'P' : undefined}
      aria-busy={(print.isPending && print.variables === kind) || undefined}
      disabled={print.isPending}
      onClick={() => print.mutate(kind)}
    >
      <Printer />
      {label}
    </button>
  )
  if (numbers.length > MOST_PACKED) return <small>{t.tooMany(MOST_PACKED)}</small>
  return (
    <>
      {isLink && (
        <Link to={`/supplier/packing?orders=${subOrderNumbers.join(',')}`} className="desk-button">
          <ListChecks />
          {t.pick}
        </Link>
      )}
      {byKey !== 'SLIPS' && button('PICK', t.pickPdf)}
      {button('SLIPS', t.slipsPdf)}
    </>
  )
}

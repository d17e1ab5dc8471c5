import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { checkStates } from '../../../../contract/goods-in/check-words.ts'
import type { CheckedEntry } from '../../../../contract/goods-in/goods-in.ts'
import { Link } from '../../../frame/Link.tsx'
import { PeriodRecords } from '../../../goods-in/PeriodRecords.tsx'
import { goodsInListQuery } from '../../../goods-in/queries.ts'
import { useGoodsInTexts } from '../../../goods-in/texts.ts'
import { accountPaths } from '../../../account-paths.ts'
import { dayText, momentText } from '../../../platform/dates.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { StatesPage } from '../../parts/account/StatesPage.tsx'

/** Shipments that are to be checked, and the records of those that were. */
export function Component() {
  return (
    <StatesPage
      t={useGoodsInTexts()}
      path={accountPaths.goodsIn()}
      states={checkStates}
      queryOf={goodsInListQuery}
      icon={<ClipboardCheck />}
      renderAbove={(state) => state === 'CHECKED' && <PeriodRecords />}
      renderRow={(entry) => <Entry key={entry.shipmentId} entry={entry} />}
    />
  )
}

function Entry({ entry }: { entry: CheckedEntry }) {
  const t = useGoodsInTexts()
  const language = useLanguage()
  const { shipmentId, subOrderNumber, storeName, shippedAt, carrier, checkedAt, checkedBy, deviationCount } = entry
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-sunken sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-sans text-medium tracking-normal">
          <Link to={accountPaths.goodsInCheck(shipmentId)} className="break-words after:absolute after:inset-0">
            {storeName} · <span className="tabular-nums">{subOrderNumber}</span>
          </Link>
        </h2>
        <p className="text-small break-words text-ink-2">
          {t.sent(dayText(shippedAt, language), carrier)}
          {entry.isReplacement && ` · ${t.replacement}`}
        </p>
        <p className="text-small text-ink-3 tabular-nums">
          {checkedAt
            ? t.checked(momentText(checkedAt, language), checkedBy || t.somebody)
            : t.pieces(entry.lineCount, entry.pieceCount, entry.isPack)}
        </p>
      </div>
      {checkedAt && <Tag variant={deviationCount === 0 ? 'ok' : 'warn'}>{t.deviations(deviationCount)}</Tag>}
    </li>
  )
}

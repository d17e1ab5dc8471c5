import type { CheckLine, GoodsInCheck } from '../../contract/goods-in/goods-in.ts'
import { FileThumbs } from '../attachments/FileThumb.tsx'
import { Link } from '../frame/Link.tsx'
import { accountPaths } from '../account-paths.ts'
import { dateText, momentText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { Picture } from '../ui/Picture.tsx'
import { useGoodsInTexts } from './texts.ts'

/** One version of a check, as it was recorded. */
export function CheckRecord({ check, title }: { check: GoodsInCheck; title: string }) {
  const t = useGoodsInTexts()
  const language = useLanguage()
  const { checkedAt, checkedBy, reason, note, claimNumbers, lines } = check
  return (
    <section aria-label={title} className="rounded-xl bg-surface px-4 py-5 ring-1 ring-line sm:p-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-small text-ink-2">
        {t.checked(momentText(checkedAt, language), checkedBy || t.somebody)}
      </p>
      {reason && <p className="mt-1 text-medium break-words">{t.record.reason(reason)}</p>}
      {note && <p className="mt-1 text-medium break-words whitespace-pre-line">{t.record.note(note)}</p>}
      <ul className="mt-2">
        {lines.map((line) => (
          <RecordLine key={line.productSkuId} line={line} />
        ))}
      </ul>
      {claimNumbers.length > 0 && (
        <>
          <h3 className="mt-3 font-sans text-medium tracking-normal">{t.record.claims}</h3>
          <ul className="mt-1 grid gap-1">
            {claimNumbers.map((number) => (
              <li key={number}>
                <Link to={accountPaths.claim(number)} className="text-brand underline underline-offset-2">
                  {number}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function RecordLine({ line }: { line: CheckLine }) {
  const t = useGoodsInTexts().record
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  const { name, imageUrl, isPack, cameQuantity, sentQuantity, state, stateText, badQuantity } = line
  const { lot, bestBefore, temperature, temperatureLimit, attachments } = line
  const facts = [
    lot !== null && t.lot(lot),
    bestBefore !== null && t.bestBefore(dateText(new Date(`${bestBefore}T12:00:00Z`), language)),
    temperature !== null && t.temperature(number.format(temperature)),
    temperature !== null && temperatureLimit !== null && t.limit(number.format(temperatureLimit)),
  ].filter((fact) => fact !== false)
  return (
    <li className="flex gap-3.5 border-b border-line py-3 last:border-0">
      <Picture url={imageUrl} alt="" sizes="56px" className="size-14 shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 text-medium">
        <p className="font-medium break-words">{name}</p>
        <p className="text-small tabular-nums">
          <span className={state === 'GOOD' ? 'font-medium text-ok' : 'font-medium text-danger'}>{stateText}</span>
          {` · ${t.came(cameQuantity, sentQuantity, isPack)}`}
          {badQuantity > 0 && ` · ${t.bad(badQuantity)}`}
        </p>
        {facts.length > 0 && <p className="text-small break-words text-ink-2 tabular-nums">{facts.join(' · ')}</p>}
        <FileThumbs attachments={attachments} />
      </div>
    </li>
  )
}

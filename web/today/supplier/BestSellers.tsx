import { Card } from '../../desk/Card.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { Link } from '../../frame/Link.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { bestSellersQuery } from './queries.ts'
import { useTodayTexts } from './texts.ts'

/** Fewer days of stock than that are red, than twice that amber. */
const SHORT_DAYS = 5

/** What sells best in four weeks, and how long the stock of it lasts. */
export function BestSellers() {
  const { failed, best: t } = useTodayTexts()
  const { user } = useSession()
  const read = useRead(bestSellersQuery(useLanguage()))
  if (read.state === 'failed') return <FailedRead failure={read.failure} title={failed} />
  if (read.state === 'coming') return <Skeleton className="h-72 rounded-2xl" />
  const columns = [
    { name: t.article },
    { name: t.pieces, isNumber: true, isWide: true },
    { name: t.net, isNumber: true, isWide: true },
    { name: t.lasts, isNumber: true },
  ]
  return (
    <Card title={t.title}>
      {read.data.items.length === 0 ? (
        <p className="px-[18px] pb-4 text-ink-2">{t.none}</p>
      ) : (
        <PlainTable label={t.table} columns={columns}>
          {read.data.items.map(({ skuId, supplierSku, name, pieces, netText, daysLeft }) => (
            <tr key={skuId}>
              <th scope="row" className="py-2 font-normal">
                {mayOpen(user, 'products') ? (
                  <Link to={`/supplier/products/${skuId}`} className="text-brand underline underline-offset-2">
                    {name}
                  </Link>
                ) : (
                  name
                )}
                <small className="block text-ink-3">{supplierSku}</small>
                <small className="block text-ink-2 sm:hidden">{t.sold(pieces, netText)}</small>
              </th>
              <td className="text-right tabular-nums max-sm:hidden">{t.count(pieces)}</td>
              <td className="text-right whitespace-nowrap tabular-nums max-sm:hidden">{netText}</td>
              <td className={`text-right whitespace-nowrap tabular-nums ${colourOf(daysLeft)}`}>
                {daysLeft === null ? '–' : t.days(daysLeft)}
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Card>
  )
}

function colourOf(days: number | null): string {
  if (days === null || days >= 2 * SHORT_DAYS) return ''
  return `font-semibold ${days < SHORT_DAYS ? 'text-danger' : 'text-warn'}`
}

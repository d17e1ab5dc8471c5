import { levelGoals, type StoreEntry } from '../../../contract/operator/stores.ts'
import { Card } from '../../desk/Card.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { Link } from '../../frame/Link.tsx'
import { recentDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { HintButton } from './HintButton.tsx'
import { isMissed, levelNames, usePercent } from './level-words.ts'
import { storesQuery } from './queries.ts'
import { StateTag } from './StateTags.tsx'
import { useOperatorStoreTexts } from './texts.ts'

const SHOWN = 6
const search = new URLSearchParams({ view: 'BELOW_GOAL' })

/** Stores that deliver worse than is expected, and what is to be done about it. */
export function StoresBelowGoal() {
  const { below: t, columns } = useOperatorStoreTexts()
  const percent = usePercent()
  const read = useRead(storesQuery(search, useLanguage()))
  return (
    <Card title={t.title} more={<Link to={`/operator/stores?${search}`}>{t.all}</Link>}>
      <p className="px-[18px] text-small text-ink-2">
        {t.goals(percent(levelGoals.confirmed), percent(levelGoals.shipped), percent(levelGoals.rejected))}
      </p>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="px-[18px] py-4 text-ink-2">{t.none}</p>
          ) : (
            <PlainTable
              label={t.table}
              columns={[
                { name: columns.store },
                ...levelNames.map((name) => ({ name: t.levels[name], isNumber: true })),
                { name: t.step },
              ]}
            >
              {items.slice(0, SHOWN).map((store) => (
                <Row key={store.slug} store={store} />
              ))}
            </PlainTable>
          )
        }
      </QueryView>
    </Card>
  )
}

function Row({ store }: { store: StoreEntry }) {
  const percent = usePercent()
  const { slug, name, city, levels } = store
  return (
    <tr>
      <th scope="row" className="py-2 font-normal">
        <Link to={`/operator/stores/${slug}`} className="text-brand underline underline-offset-2">
          {name}
        </Link>
        <small className="block text-ink-3">{city}</small>
      </th>
      {levelNames.map((level) => {
        const value = levels?.[level] ?? null
        return (
          <td
            key={level}
            className={`text-right tabular-nums ${isMissed(level, value) ? 'font-semibold text-danger' : ''}`}
          >
            {percent(value)}
          </td>
        )
      })}
      <td>
        <Step store={store} />
      </td>
    </tr>
  )
}

/** Who is paused or was written to is waited for. */
function Step({ store }: { store: StoreEntry }) {
  const { below: t } = useOperatorStoreTexts()
  const language = useLanguage()
  const { user } = useSession()
  if (store.state !== 'ACTIVE') return <StateTag state={store.state} />
  if (store.hintedAt) return <Tag>{t.hinted(recentDateText(store.hintedAt, language))}</Tag>
  return mayOpen(user, 'stores') ? (
    <HintButton chosen={[store]} onDone={() => {}} />
  ) : (
    <Tag variant="warn">{t.toHint}</Tag>
  )
}

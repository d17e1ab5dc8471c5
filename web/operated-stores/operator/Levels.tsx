import { levelGoals, type StoreLevels } from '../../../contract/operator/stores.ts'
import { Card } from '../../desk/Card.tsx'
import { momentText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Tag } from '../../ui/Tag.tsx'
import { isMissed, levelNames, usePercent } from './level-words.ts'
import { useOperatorStoreTexts } from './texts.ts'

/** The two shares that are to be high, and whether the store misses a goal. */
export function LevelWords({ levels }: { levels: StoreLevels | null }) {
  const t = useOperatorStoreTexts()
  const percent = usePercent()
  if (!levels || (levels.confirmed === null && levels.shipped === null)) return '–'
  return (
    <span className="flex flex-wrap items-center gap-1">
      <span className="whitespace-nowrap tabular-nums">{`${percent(levels.confirmed)} · ${percent(levels.shipped)}`}</span>
      {levels.isBelowGoal && <Tag variant="danger">{t.belowGoal}</Tag>}
    </span>
  )
}

/** How the store has delivered, against its goals. */
export function Levels({ levels }: { levels: StoreLevels | null }) {
  const t = useOperatorStoreTexts()
  const language = useLanguage()
  const percent = usePercent()
  return (
    <Card title={t.levels.title} mark={levels?.isBelowGoal && <Tag variant="danger">{t.belowGoal}</Tag>}>
      {levels ? (
        <div className="grid gap-4 px-[18px] py-3.5">
          <dl className="grid gap-4 sm:grid-cols-3">
            {levelNames.map((name) => (
              <div key={name} className="grid content-start gap-1">
                <dt className="text-ink-2">{t.levels[name]}</dt>
                <dd className={`font-display text-lg font-bold ${isMissed(name, levels[name]) ? 'text-danger' : ''}`}>
                  {percent(levels[name])}
                </dd>
                <dd className="text-ink-3">{t.levels.goal(percent(levelGoals[name]), name === 'rejected')}</dd>
              </div>
            ))}
          </dl>
          <p className="text-ink-3">{t.levels.of(levels.orderCount, momentText(levels.countedAt, language))}</p>
        </div>
      ) : (
        <p className="px-[18px] py-3.5 text-ink-2">{t.levels.none}</p>
      )}
    </Card>
  )
}

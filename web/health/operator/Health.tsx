import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as healthApi from '../../../contract/operator/health.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HealthLines } from './HealthLines.tsx'
import { healthQuery } from './queries.ts'
import { useOperatorHealthTexts } from './texts.ts'

/** What the shop stands on, and which version of it answers. */
export function Component() {
  const t = useOperatorHealthTexts()
  const desk = useDeskTexts()
  const read = useRead(healthQuery(useLanguage()))
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.health} lead={t.lead} />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-96" />}>
        {(health) => (
          <>
            <Card title={t.title}>
              <HealthLines lines={health.lines} />
              <p className="border-t border-line px-[18px] py-3 text-xs text-ink-2">{t.all24}</p>
            </Card>
            <Version health={health} />
          </>
        )}
      </QueryView>
    </div>
  )
}

function Version({ health: { version, migrations } }: { health: OutputOf<typeof healthApi.read> }) {
  const t = useOperatorHealthTexts()
  const language = useLanguage()
  const rows = [
    [t.running, version],
    [t.migrations, t.migrationsText(migrations.count, migrations.last, momentText(migrations.appliedAt, language))],
    [t.certificates, t.certificatesText],
  ] as const
  return (
    <Card title={t.version}>
      <dl className="grid gap-x-4 gap-y-2 px-[18px] py-3.5 sm:grid-cols-[12rem_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-2">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

import { Card } from '../../desk/Card.tsx'
import { Link } from '../../frame/Link.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Deeds } from './Deeds.tsx'
import { auditQuery } from './queries.ts'
import { useOperatorAuditTexts } from './texts.ts'

const SHOWN = 6

/** What operators have done last; the audit has the rest. */
export function LastDeeds() {
  const t = useOperatorAuditTexts()
  const read = useRead(auditQuery({}))
  return (
    <Card title={t.last} more={<Link to="/operator/audit">{t.whole}</Link>}>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
        {({ items }) => <Deeds items={items.slice(0, SHOWN)} />}
      </QueryView>
    </Card>
  )
}

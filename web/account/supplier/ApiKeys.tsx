import { useState } from 'react'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useApiKeys } from '../api-keys/api-keys.ts'
import { useApiKeyTexts } from '../api-keys/texts.ts'
import { KeyList, WriteList } from '../api-keys/KeyList.tsx'
import { MakeKeyDialog } from '../api-keys/MakeKeyDialog.tsx'

/** The keys with which systems of the store call the API. */
export function Component() {
  const { places } = useDeskTexts()
  const t = useApiKeyTexts()
  const language = useLanguage()
  const keys = useApiKeys('supplier')
  const [isMaking, setMaking] = useState(false)
  const lead = (
    <>
      {t.lead}{' '}
      <a className="text-brand underline" href={`/api/docs?language=${language}`} target="_blank" rel="noopener">
        {t.docs}
      </a>
    </>
  )
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.apiKeys} lead={lead} />
      <QueryView read={keys} failed={{ title: t.failed }} coming={<Skeleton className="h-40" />}>
        {(all) => (
          <div className="grid gap-4">
            <Card
              title={t.keys}
              more={
                <Button size="sm" onClick={() => setMaking(true)}>
                  {t.make}
                </Button>
              }
            >
              <KeyList side="supplier" keys={all.keys} />
            </Card>
            {all.writes.length > 0 && (
              <Card title={t.writes}>
                <p className="px-4 pb-2 text-ink-2">{t.writesLead}</p>
                <WriteList writes={all.writes} />
              </Card>
            )}
          </div>
        )}
      </QueryView>
      {isMaking && <MakeKeyDialog side="supplier" onClose={() => setMaking(false)} />}
    </div>
  )
}

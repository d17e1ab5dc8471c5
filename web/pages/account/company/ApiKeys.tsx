import { useState } from 'react'
import { useApiKeys } from '../../../account/api-keys/api-keys.ts'
import { useApiKeyTexts } from '../../../account/api-keys/texts.ts'
import { KeyList, WriteList } from '../../../account/api-keys/KeyList.tsx'
import { MakeKeyDialog } from '../../../account/api-keys/MakeKeyDialog.tsx'
import { TeamNav } from '../../../account/team/TeamNav.tsx'
import { accountPaths } from '../../../account-paths.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Head } from '../../../ui/Head.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

const card = 'mt-4 rounded-lg bg-surface hairline'

/** The keys with which systems of the company call the API. */
export function Component() {
  const t = useApiKeyTexts()
  const language = useLanguage()
  const keys = useApiKeys('buyer')
  const [isMaking, setMaking] = useState(false)
  return (
    <div className="shell pt-8 pb-4">
      <Head title={t.title} path={accountPaths.apiKeys()} isNoindex />
      <PageTitle>{t.title}</PageTitle>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        {t.lead}{' '}
        <a className="text-brand underline" href={`/api/docs?language=${language}`}>
          {t.docs}
        </a>
      </p>
      <TeamNav />
      <div className="grid max-w-4xl gap-10">
        <QueryView read={keys} failed={{ title: t.failed }} coming={<Skeleton className="h-40 rounded-lg" />}>
          {(all) => (
            <>
              <section aria-labelledby="keys">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <h2 id="keys" className="text-xl">
                    {t.keys}
                  </h2>
                  <Button size="sm" onClick={() => setMaking(true)}>
                    {t.make}
                  </Button>
                </div>
                <div className={card}>
                  <KeyList side="buyer" keys={all.keys} />
                </div>
              </section>
              {all.writes.length > 0 && (
                <section aria-labelledby="writes">
                  <h2 id="writes" className="text-xl">
                    {t.writes}
                  </h2>
                  <p className="mt-1 text-medium text-ink-2">{t.writesLead}</p>
                  <div className={card}>
                    <WriteList writes={all.writes} />
                  </div>
                </section>
              )}
            </>
          )}
        </QueryView>
      </div>
      {isMaking && <MakeKeyDialog side="buyer" onClose={() => setMaking(false)} />}
    </div>
  )
}

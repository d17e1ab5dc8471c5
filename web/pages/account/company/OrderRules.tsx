import { AddCostCentre, CostCentreList } from '../../../account/order-rules/CostCentreList.tsx'
import { MemberBindings } from '../../../account/order-rules/MemberBindings.tsx'
import { useOrderRules, useOrderRuleTexts } from '../../../account/order-rules/order-rules.ts'
import { RulesForm } from '../../../account/order-rules/RulesForm.tsx'
import { TeamNav } from '../../../account/team/TeamNav.tsx'
import { accountPaths } from '../../../account-paths.ts'
import { Head } from '../../../ui/Head.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

const card = 'mt-4 rounded-lg bg-surface hairline'

/** What the company asks for before an order, its cost centres, and who may order for which. */
export function Component() {
  const t = useOrderRuleTexts()
  const rules = useOrderRules()
  return (
    <div className="shell pt-8 pb-4">
      <Head title={t.title} path={accountPaths.orderRules()} isNoindex />
      <PageTitle>{t.title}</PageTitle>
      <p className="mt-2 max-w-[62ch] text-ink-2">{t.lead}</p>
      <TeamNav />
      <div className="grid max-w-3xl gap-10">
        <QueryView read={rules} failed={{ title: t.failed }} coming={<Skeleton className="h-40 rounded-lg" />}>
          {(all) => (
            <>
              <section aria-labelledby="rules">
                <h2 id="rules" className="text-xl">
                  {t.rules}
                </h2>
                <div className={`${card} p-4 sm:p-5`}>
                  <RulesForm rules={all} />
                </div>
              </section>
              <section aria-labelledby="cost-centres">
                <h2 id="cost-centres" className="text-xl">
                  {t.costCentres}
                </h2>
                <p className="mt-1 max-w-[62ch] text-medium text-ink-2">{t.costCentresLead}</p>
                <div className={card}>
                  <CostCentreList costCentres={all.costCentres} />
                  <AddCostCentre />
                </div>
              </section>
              {all.costCentres.length > 0 && (
                <section aria-labelledby="bindings">
                  <h2 id="bindings" className="text-xl">
                    {t.members}
                  </h2>
                  <p className="mt-1 max-w-[62ch] text-medium text-ink-2">{t.membersLead}</p>
                  <div className={card}>
                    <MemberBindings costCentres={all.costCentres} />
                  </div>
                </section>
              )}
            </>
          )}
        </QueryView>
      </div>
    </div>
  )
}

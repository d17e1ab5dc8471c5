import { useState } from 'react'
import { rolesWith } from '../../../contract/rights.ts'
import * as orderRulesApi from '../../../contract/team/order-rules.ts'
import type { CostCentre } from '../../../contract/team/order-rules.ts'
import type { Member } from '../../../contract/team/team.ts'
import { nameOf, useTeam, useTeamAgain } from '../team/team.ts'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { costCentreText, useOrderRuleTexts } from './order-rules.ts'

const buying: readonly string[] = rolesWith.buyer.buy

/** Which cost centres each member that orders may choose, and which one their orders begin with. */
export function MemberBindings({ costCentres }: { costCentres: CostCentre[] }) {
  const t = useOrderRuleTexts()
  const team = useTeam()
  return (
    <QueryView read={team} failed={{ title: t.membersFailed }} coming={<Skeleton className="h-24" />}>
      {({ members }) => (
        <ul className="divide-y divide-line">
          {members
            .filter(({ roles }) => roles.some((role) => buying.includes(role)))
            .map((member) => (
              <MemberRow key={member.id} member={member} costCentres={costCentres} />
            ))}
        </ul>
      )}
    </QueryView>
  )
}

type RowProps = { member: Member; costCentres: CostCentre[] }

function MemberRow({ member, costCentres }: RowProps) {
  const t = useOrderRuleTexts()
  const [isOpen, setOpen] = useState(false)
  const { boundCostCentreIds, costCentreId } = member
  const name = nameOf(member)
  const bound = costCentres.filter(({ id }) => boundCostCentreIds.includes(id))
  const preselected = costCentres.find(({ id }) => id === costCentreId)
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm break-words text-ink-2">
          {bound.length === 0 ? t.all : bound.map(costCentreText).join(', ')}
        </p>
        {preselected && <p className="text-sm break-words text-ink-2">{t.preselected(costCentreText(preselected))}</p>}
      </div>
      <Button variant="secondary" size="sm" aria-label={t.bindNamed(name)} onClick={() => setOpen(true)}>
        {t.change}
      </Button>
      {isOpen && <BindDialog {...{ member, costCentres, name }} onClose={() => setOpen(false)} />}
    </li>
  )
}

function BindDialog({ member, costCentres, name, onClose }: RowProps & { name: string; onClose: () => void }) {
  const t = useOrderRuleTexts()
  const readAgain = useTeamAgain()
  const [boundIds, setBoundIds] = useState(member.boundCostCentreIds)
  const [chosen, setChosen] = useState(member.costCentreId)
  const offered = costCentres.filter(({ id }) => boundIds.length === 0 || boundIds.includes(id))
  // What is bound away is preselected no longer.
  const defaultId = offered.find(({ id }) => id === chosen)?.id ?? null
  const bind = useWrite({
    mutationFn: () => call(orderRulesApi.bindMember, { id: member.id, defaultId, boundIds }),
    async onSuccess() {
      showToast('success', t.bindDone)
      onClose()
      await readAgain()
    },
  })
  return (
    <Dialog title={t.bindNamed(name)} onClose={onClose}>
      <div className="grid gap-5">
        <fieldset>
          <legend className="text-small font-semibold">{t.bound}</legend>
          <p className="mb-3 text-small text-ink-2">{t.boundHint}</p>
          <div className="grid max-h-60 gap-3 overflow-y-auto">
            {costCentres.map((costCentre) => (
              <Checkbox
                key={costCentre.id}
                label={costCentreText(costCentre)}
                checked={boundIds.includes(costCentre.id)}
                onChange={({ target }) =>
                  setBoundIds(boundIds.filter((id) => id !== costCentre.id).concat(target.checked ? costCentre.id : []))
                }
              />
            ))}
          </div>
        </fieldset>
        <SelectField
          label={t.preselect}
          placeholder={t.noPreselection}
          options={offered.map((costCentre) => ({ value: costCentre.id, label: costCentreText(costCentre) }))}
          value={defaultId ?? ''}
          onChange={({ target }) => setChosen(target.value || null)}
        />
        <Button isLoading={bind.isPending} onClick={() => bind.mutate()} className="sm:justify-self-end">
          {t.bind}
        </Button>
      </div>
    </Dialog>
  )
}

import type { SetUpStep, SetUpStepKind } from '../../../contract/onboarding/onboarding.ts'
import { Link } from '../../frame/Link.tsx'
import { accountPaths } from '../../account-paths.ts'
import { paths } from '../../paths.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useSetUpTexts } from './texts.ts'

type Way = keyof ReturnType<typeof useSetUpTexts>['ways']

/** The pages on which each step is done. */
const ways: Record<SetUpStepKind, { name: Way; path: string }[]> = {
  COMPANY: [{ name: 'legal', path: '/supplier/settings?view=legal' }],
  PAPERS: [{ name: 'papers', path: '/supplier/papers' }],
  SECOND_FACTOR: [{ name: 'security', path: accountPaths.security() }],
  BANK: [{ name: 'bank', path: '/supplier/bank' }],
  DELIVERY: [
    { name: 'terms', path: '/supplier/settings?view=terms' },
    { name: 'calendar', path: '/supplier/delivery' },
  ],
  PROFILE: [{ name: 'profile', path: '/supplier/settings?view=profile' }],
  GOODS: [{ name: 'goods', path: '/supplier/products' }],
  TERMS: [{ name: 'conditions', path: paths.static('terms-and-conditions') }],
  TEAM: [{ name: 'team', path: '/supplier/team' }],
}
const variants = { OPEN: 'warn', IN_CHECK: 'info', DONE: 'ok' } as const

/** One step: how it stands, what is missing and where it is done. */
export function StepLine({ step }: { step: SetUpStep }) {
  const t = useSetUpTexts()
  const { kind, state, isRequired, missing } = step
  const isIdle = !isRequired && state === 'OPEN'
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold">{t.names[kind]}</b>
        {isIdle ? <Tag>{t.optional}</Tag> : <Tag variant={variants[state]}>{t.states[state]}</Tag>}
        <span className="flex flex-wrap gap-x-4 gap-y-1 sm:ml-auto">
          {ways[kind].map(({ name, path }) => (
            <Link key={name} to={path} className="text-brand underline underline-offset-2">
              {t.ways[name]}
            </Link>
          ))}
        </span>
      </div>
      {missing.length > 0 && (
        <p className="text-ink-2">{isIdle ? missing.join('; ') : t.missing(missing.join('; '))}</p>
      )}
      {kind === 'GOODS' && <p className="text-ink-3">{t.goodsWait}</p>}
    </li>
  )
}

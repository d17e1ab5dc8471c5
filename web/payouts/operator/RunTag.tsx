import type { RunState } from '../../../contract/payouts/runs.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useOperatorPayoutTexts } from './texts.ts'

const variants = { PROPOSED: 'warn', ORDERED: 'info', SETTLED: 'ok' } as const

export function RunTag({ state }: { state: RunState }) {
  return <Tag variant={variants[state]}>{useOperatorPayoutTexts().runStates[state]}</Tag>
}

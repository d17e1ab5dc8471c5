import type { SupplierDesign } from '../../../contract/designs/supplier-designs.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import type { StoreStatus } from './queries.ts'
import { useSupplierDesignTexts } from './texts.ts'

export const isDesignState = (error: unknown) => error instanceof CallProblem && error.code === 'DESIGN_STATE'

/** What happened to the design while somebody typed, beside what they typed. */
export function Changed({ design }: { design: SupplierDesign }) {
  const t = useSupplierDesignTexts()
  return (
    <p role="alert" className="rounded-md bg-warn-soft px-3.5 py-2.5 text-small text-warn">
      {t.changed[design.status as StoreStatus]} {t.stillTyped}
    </p>
  )
}

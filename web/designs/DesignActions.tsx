import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ProductDesign } from '../../contract/designs/designs.ts'
import { Button } from '../ui/Button.tsx'
import { ActionDialog, type DesignAction } from './ActionDialog.tsx'
import { designQuery } from './queries.ts'
import { useDesignTexts } from './texts.ts'

type DesignActionsProps = {
  design: ProductDesign
  /** Runs before a design is sent; false where that has to wait. */
  beforehand?: () => Promise<boolean>
  /** Why it cannot be sent yet. */
  obstacle?: string | null
}

const variants = { SUBMIT: 'primary', APPROVE: 'primary', REQUEST_CHANGES: 'secondary', CANCEL: 'danger' } as const

const order = Object.keys(variants) as DesignAction[]

/** The steps a buyer can take now; each is confirmed first. */
export function DesignActions({ design, beforehand, obstacle = null }: DesignActionsProps) {
  const t = useDesignTexts()
  const queryClient = useQueryClient()
  const [confirming, setConfirming] = useState<DesignAction | null>(null)
  const [refusal, setRefusal] = useState('')
  const id = useId()
  const possible = order.filter((action) => design.allowedActions.includes(action))
  if (possible.length === 0) return null
  const ask = async (action: DesignAction) => {
    setRefusal(action === 'SUBMIT' && obstacle ? obstacle : '')
    if (action === 'SUBMIT' && obstacle) return
    if (action === 'SUBMIT' && beforehand && !(await beforehand())) return
    setConfirming(action)
  }
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {possible.map((action) => (
          <Button
            key={action}
            size={variants[action] === 'primary' ? 'lg' : 'md'}
            variant={variants[action]}
            aria-describedby={action === 'SUBMIT' ? id : undefined}
            onClick={() => ask(action)}
            className="max-sm:w-full"
          >
            {t.actions[action].button}
          </Button>
        ))}
      </div>
      <p id={id} role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {obstacle && refusal}
      </p>
      {confirming && (
        <ActionDialog
          design={design}
          action={confirming}
          onDone={(next) => {
            queryClient.setQueryData(designQuery(design.id).queryKey, next)
            void queryClient.invalidateQueries({ queryKey: ['designs', 'page'] })
          }}
          onClose={() => setConfirming(null)}
        />
      )}
    </div>
  )
}

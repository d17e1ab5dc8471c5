import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { NotifyButton } from '../../../restock/NotifyButton.tsx'
import { useRestockTexts } from '../../../restock/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Substitutes } from './Substitutes.tsx'

type SoldOutLineProps = {
  skuId: string
  name: string
  /** Has left the range: nobody waits for its return. */
  isGone?: boolean
}

/** Below a line that is sold out: word of its return, and on demand what is in stock instead. */
export function SoldOutLine({ skuId, name, isGone = false }: SoldOutLineProps) {
  const t = useRestockTexts()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="col-span-full min-w-0 pl-[31px]">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={<ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t.showSubstitutes}
        </Button>
        {!isGone && <NotifyButton product={{ skuId, name }} size="sm" variant="secondary" />}
      </div>
      <div id={id}>{isOpen && <Substitutes skuId={skuId} />}</div>
    </div>
  )
}

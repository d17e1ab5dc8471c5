import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { lazy, Suspense } from 'react'
import { useTexts } from '../platform/texts.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Popover } from '../ui/Popover.tsx'

const AssortmentPanel = lazy(async () => ({ default: (await import('./AssortmentPanel.tsx')).AssortmentPanel }))

/** 'Assortment': the category tree in a panel below the header. */
export function AssortmentMenu() {
  const t = useTexts().shell
  return (
    <Popover
      className="max-lg:hidden"
      triggerClass={buttonClass({ variant: 'quiet' })}
      panelClass="inset-x-10 mx-auto mt-px max-w-[1360px] min-h-24 p-7"
      trigger={
        <>
          <LayoutGrid aria-hidden="true" />
          <span className="max-[72rem]:sr-only">{t.assortment}</span>
          <ChevronDown className="size-4" aria-hidden="true" />
        </>
      }
    >
      {(close) => (
        <Suspense>
          <AssortmentPanel close={close} />
        </Suspense>
      )}
    </Popover>
  )
}

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
      className="hidden lg:block"
      triggerClass={buttonClass({ variant: 'quiet' })}
      panelClass="left-0 mt-3 min-h-24 w-[min(64rem,calc(100vw-5rem))] p-7"
      trigger={
        <>
          <LayoutGrid aria-hidden="true" />
          {t.assortment}
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

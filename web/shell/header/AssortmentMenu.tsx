import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useTexts } from '../../platform/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Popover } from '../../ui/windows/Popover.tsx'

const AssortmentPanel = lazyPart(async () => (await import('./AssortmentPanel.tsx')).AssortmentPanel, {
  missing: 'sentence',
})

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
      {(close) => <AssortmentPanel close={close} />}
    </Popover>
  )
}

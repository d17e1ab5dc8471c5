import Menu from 'lucide-react/icons/menu'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from '../ui/IconButton.tsx'

const MenuPanel = lazy(async () => ({ default: (await import('./MenuPanel.tsx')).MenuPanel }))

/** Opens the menu of phones and tablets. */
export function MenuDrawer() {
  const t = useTexts().shell
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t.menu}
        icon={<Menu />}
        className="lg:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <MenuPanel close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../../ui/IconButton.tsx'

const MenuPanel = lazyPart(async () => (await import('./MenuPanel.tsx')).MenuPanel, { close: ({ close }) => close() })

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
      {isOpen && <MenuPanel close={() => setOpen(false)} />}
    </>
  )
}

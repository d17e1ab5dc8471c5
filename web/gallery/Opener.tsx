import { useState, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { useGalleryTexts } from './Example.tsx'

type Close = { onClose: () => void }

/** A button that opens a window, which hears how to close itself. */
export function Opener({ of, children }: { of: string; children: (close: Close) => ReactNode }) {
  const t = useGalleryTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t.open(of)}
      </Button>
      {isOpen && children({ onClose: () => setOpen(false) })}
    </>
  )
}

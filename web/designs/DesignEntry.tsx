import Palette from 'lucide-react/icons/palette'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localPath, paths } from '../paths.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { openSignIn } from '../platform/viewer/sign-in.ts'
import { useProductTexts } from '../products/product-texts.ts'
import { useLanguage } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useRole } from '../platform/viewer/use-session.ts'
import { mayBuyOnceSignedIn } from '../platform/viewer/role.ts'
import { Button } from '../ui/Button.tsx'

/** The way from a product that can be printed to a design of one's own; a visitor signs in first and goes on. */
export function DesignEntry({ productSkuId }: { productSkuId: string }) {
  const t = useProductTexts().product
  const language = useLanguage()
  const role = useRole()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isStarting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    try {
      const { startDesign } = await import('./start-design.ts')
      await navigate(localPath(language, paths.productDesign(await startDesign(queryClient, productSkuId))))
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      showToast('error', error.message)
    } finally {
      setStarting(false)
    }
  }
  if (!mayBuyOnceSignedIn(role)) return null
  return (
    <section className="mt-4 flex flex-wrap items-center gap-4 rounded-[20px] bg-accent-soft p-[18px] lg:rounded-xl lg:px-[26px] lg:py-5">
      <Palette aria-hidden="true" className="size-6 text-accent-ink max-sm:hidden" />
      <div className="min-w-52 flex-1">
        <h2 className="font-sans text-lead leading-snug font-semibold tracking-normal">{t.designTitle}</h2>
        <p className="mt-0.5 text-medium text-ink-2 text-pretty">{t.designText}</p>
      </div>
      <Button
        variant="secondary"
        isLoading={isStarting}
        onClick={() => (role !== 'visitor' ? start() : openSignIn({ onSignedIn: () => void start() }))}
        className="max-sm:w-full"
      >
        {t.designStart}
      </Button>
    </section>
  )
}

import { useEffect, useState } from 'react'
import { cartQuery } from '../../../cart/queries.ts'
import { Link } from '../../../frame/Link.tsx'
import { paths } from '../../../paths.ts'
import { dataOrNothing } from '../../../platform/reads/read.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useIsBuyer } from '../../../platform/viewer/use-session.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { isHelpKey } from './till-key.ts'
import { useTillTexts } from './texts.ts'

/** The keys, and what the cart has come to. */
export function TillBar() {
  const t = useTillTexts()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const cart = dataOrNothing(useRead({ ...cartQuery, enabled: useIsBuyer() }))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHelpKey(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setHelpOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div className="till-bar">
      <ul aria-hidden="true" className="flex gap-4 pointer-coarse:hidden max-lg:hidden">
        {t.keys.map(({ key, short }, index) => (
          <li key={key} className={`flex items-center gap-2 ${index > 3 ? 'max-xl:hidden' : ''}`}>
            <Key>{key}</Key>
            {short}
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setHelpOpen(true)}
        className="flex min-h-10 items-center gap-2 hover:underline pointer-coarse:hidden max-lg:hidden"
      >
        <Key>?</Key>
        {t.allKeys}
      </button>
      <output className="ml-auto tabular-nums">
        {cart && cart.carts.length > 0 && (
          <>
            <span className="max-sm:hidden">{t.sum(cart.itemCount, cart.carts.length)} · </span>
            <b className="text-ink">{t.net(cart.checkoutSummary.netTotalText)}</b>
          </>
        )}
      </output>
      <Link to={paths.cart()} className={buttonClass({ size: 'sm' })}>
        {t.toCart}
      </Link>
      {isHelpOpen && (
        <Dialog title={t.allKeysTitle} onClose={() => setHelpOpen(false)}>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
            {[...t.keys, ...t.moreKeys].map(({ key, does }) => (
              <div key={key} className="contents">
                <dt>
                  <Key>{key}</Key>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </div>
  )
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-sm bg-sunken px-2 py-0.5 font-sans font-semibold text-ink hairline">{children}</kbd>
)

import WifiOff from 'lucide-react/icons/wifi-off'
import { useIsWaiting } from '../cart/waiting/waiting-quantities.ts'
import { useIsOnline } from '../platform/connection/connection.ts'
import { useConnectionTexts } from '../platform/connection/connection-texts.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { useIsBuyer } from '../platform/viewer/use-session.ts'

// Read when there is a connection to send by.
const SendWaiting = lazyPart(async () => (await import('../cart/waiting/SendWaiting.tsx')).SendWaiting)

/** Says below the header that there is no connection, as long as there is none; then sends what has waited for it. */
export function ConnectionLine() {
  const t = useConnectionTexts()
  const isOnline = useIsOnline()
  const isBuyer = useIsBuyer()
  const isWaiting = useIsWaiting()
  return (
    <>
      <div role="status">
        {!isOnline && (
          <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-small font-semibold text-warn">
            <WifiOff aria-hidden="true" className="size-4 shrink-0" />
            {isBuyer ? t.offlineBuyer : t.offline}
          </p>
        )}
      </div>
      {isOnline && isBuyer && isWaiting && <SendWaiting />}
    </>
  )
}

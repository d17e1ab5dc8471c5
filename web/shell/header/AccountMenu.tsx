import StoreIcon from 'lucide-react/icons/store'
import { useTexts } from '../../platform/texts.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { Popover } from '../../ui/windows/Popover.tsx'
import { AccountLinks } from '../AccountLinks.tsx'
import { headerActionClass } from './header-action.ts'

/** The account's company, which opens its menu. */
export function AccountMenu() {
  const t = useTexts().shell
  const details = useSession().user?.userDetails
  return (
    <Popover
      triggerClass={headerActionClass}
      panelClass="right-0 mt-3 w-64 p-3"
      trigger={
        <>
          <StoreIcon aria-hidden="true" />
          <span className="max-w-30 truncate" title={details?.companyName}>
            {details?.companyName || t.account}
          </span>
        </>
      }
    >
      {(close) => <AccountLinks onPick={close} />}
    </Popover>
  )
}
